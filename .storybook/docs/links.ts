import { groupOf, guides } from '#stories/guides/guides.ts';

/** Screens that guides name. */
const screens: Readonly<Record<string, string>> = { Shell: 'story/screens-both-portals-shell--collapsed' };

const names = [...Object.keys(guides), ...Object.keys(screens), 'ButtonLink'].toSorted(
  (one, other) => other.length - one.length,
);

/** Splits a text at the names of components and screens: every second part is one. */
export const linkedNames = new RegExp(`\\b(${names.join('|')})\\b`);

/** The address of the page of a component, or of a screen. */
export function addressOf(name: string): string | undefined {
  if (screens[name]) return `./?path=/${screens[name]}`;
  const component = name === 'ButtonLink' ? 'Button' : name;
  const group = groupOf(component);
  return group && `./?path=/docs/library-${group}-${component.toLowerCase()}--docs`;
}
