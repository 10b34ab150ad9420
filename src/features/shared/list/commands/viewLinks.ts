import type { PresetView } from '#src/features/shared/list/describe/description.ts';
import { type SavedView, viewsKey } from '#src/features/shared/list/views/savedViews.ts';
import { readJson } from '#src/lib/storage.ts';

/** A view as a link: the list itself reads the query, and leaves out what it does not know. */
export type ViewLink = Pick<SavedView, 'id' | 'name' | 'query'>;

/** The preset views of a list, and those that a user has saved in this browser. */
export function viewLinks(userId: string, list: string, presets: readonly PresetView[]): readonly ViewLink[] {
  const links: ViewLink[] = presets.map(({ name, query }) => ({ id: name, name, query }));
  const stored = readJson(viewsKey(userId, list));
  const views = typeof stored === 'object' && stored !== null && 'views' in stored ? stored.views : [];
  for (const view of Array.isArray(views) ? views : []) {
    const link = toLink(view);
    if (link && !links.some(({ id, name }) => id === link.id || name === link.name)) links.push(link);
  }
  return links;
}

function toLink(value: unknown): ViewLink | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, query } = value as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || typeof name !== 'string' || name.trim() === '') return null;
  return { id, name, query: typeof query === 'string' ? query : '' };
}
