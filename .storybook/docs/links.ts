import { groupOf, guides } from '#stories/guides/guides.ts';

/** Stories that guides name. */
const stories: Readonly<Record<string, string>> = {
  Shell: 'screens-both-portals-shell--collapsed',
  ButtonLink: 'library-actions-button--as-link',
};

const names = [...Object.keys(guides), ...Object.keys(stories)].toSorted(
  (one, other) => other.length - one.length,
);

/** Splits a text at the names of components and stories: every second part is one. */
export const linkedNames = new RegExp(`\\b(${names.join('|')})\\b`);

/** The address of the page of a component, or of a story. */
export function addressOf(name: string): string | undefined {
  if (stories[name]) return `./?path=/story/${stories[name]}`;
  const group = groupOf(name);
  return group && `./?path=/docs/library-${group}-${name.toLowerCase()}--docs`;
}
