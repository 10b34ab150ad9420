import type { Examples } from './examples.ts';

type Files = Readonly<Record<string, () => Promise<{ examples: Readonly<Record<string, Examples>> }>>>;

/** The live examples of each group of guides. They load with a docs page that shows one. */
const groups: Files = {
  actions: () => import('./actions.tsx'),
  choices: () => import('./choices.tsx'),
  display: () => import('./display.tsx'),
  fields: () => import('./fields.tsx'),
  messages: () => import('./messages.tsx'),
  pages: () => import('./pages.tsx'),
};

/** Loads the live examples of a group of guides. */
export async function loadExamples(group: string): Promise<Readonly<Record<string, Examples>>> {
  return (await groups[group]?.())?.examples ?? {};
}
