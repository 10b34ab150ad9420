import { dark, light, type Palette } from '../../src/components/theme/tokens.ts';

/** The value of a custom property of the theme: `--blume-surface-card`. */
function colourOf(property: string, palette: Palette): string {
  const [group = '', name = ''] = property.replace('--blume-', '').split('-');
  const colours = new Map<string, Readonly<Record<string, string>>>(Object.entries(palette));
  const colour = colours.get(group)?.[name];
  if (colour === undefined) throw new Error(`The theme has no colour ${property}.`);
  return `${property}:${colour}`;
}

/**
 * Rules with the colours of the theme that a style sheet uses, light and dark, for a page that is painted before the
 * theme itself is loaded.
 */
export function startColours(css: string): string {
  const used = [...new Set(css.match(/--blume-\w+-\w+/gu))];
  const rule = (selector: string, palette: Palette) =>
    `${selector}{${used.map((property) => colourOf(property, palette)).join(';')}}`;
  return rule(':root', light) + rule("[data-theme='dark']", dark);
}
