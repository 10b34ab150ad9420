import type { Guide } from '#storybook/docs/guide.ts';
import { actions } from './actions.ts';
import { choices } from './choices.ts';
import { display } from './display.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { pages } from './pages.ts';

/** The guides by group; each group has a file, and one of live examples. */
const groups: Readonly<Record<string, Readonly<Record<string, Guide>>>> = {
  actions,
  choices,
  display,
  fields,
  messages,
  pages,
};

/** The guide of each component, by the name of its folder. */
export const guides: Readonly<Record<string, Guide>> = Object.assign({}, ...Object.values(groups));

/** The group of a component's guide. */
export function groupOf(component: string): string | undefined {
  return Object.keys(groups).find((group) => groups[group]?.[component]);
}

/** The guide of a docs page, by the title of its stories: `Library/Pages/DataTable` is about `DataTable`. */
export function guideOf(title: string): Guide | undefined {
  return guides[title.split('/')[2] ?? ''];
}
