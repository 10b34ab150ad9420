import { type Option, optionsWith } from '#src/lib/options.ts';

/** The choices of Font Family, each with fallbacks that are installed on most machines. No font is downloaded. */
const stacks: Readonly<Record<string, string>> = {
  Inter: '"Inter Variable", Inter, system-ui, sans-serif',
  Arial: 'Arial, Helvetica, sans-serif',
  'Courier New': '"Courier New", Courier, monospace',
  Garamond: 'Garamond, "EB Garamond", Georgia, serif',
  Georgia: 'Georgia, "Times New Roman", serif',
  Helvetica: 'Helvetica, Arial, sans-serif',
  Tahoma: 'Tahoma, Verdana, sans-serif',
  'Times New Roman': '"Times New Roman", Times, serif',
  'Trebuchet MS': '"Trebuchet MS", Tahoma, sans-serif',
  Verdana: 'Verdana, Geneva, sans-serif',
};

/** The options of Font Family. A current font that is not among the choices comes first. */
export function fontOptions(current: string): readonly Option[] {
  return optionsWith(Object.keys(stacks), current);
}

/** The stack of a known font; undefined for any other, so that no text from data reaches a style. */
export function fontStack(name: string): string | undefined {
  return Object.hasOwn(stacks, name) ? stacks[name] : undefined;
}
