import { guides } from '#stories/guides/guides.ts';

/** Components whose page has another name than their folder. */
const pages: Readonly<Record<string, string>> = {
  DataTable: 'components-datatable-states',
  TimeField: 'components-timefield',
};

const names = [...Object.keys(guides), 'ButtonLink'].toSorted((one, other) => other.length - one.length);

/** Splits a text at the names of components: every second part is one. A name that is a word too, as Link, is one in the singular. */
export const linkedNames = new RegExp(`\\b(${names.join('|')})\\b`);

/** The address of a component's page. */
export function addressOf(name: string): string | undefined {
  const component = name === 'ButtonLink' ? 'Button' : name;
  if (!guides[component]) return undefined;
  return `./?path=/docs/${pages[component] ?? `components-${component.toLowerCase()}`}--docs`;
}
