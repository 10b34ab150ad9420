import type { Command } from '#src/features/shared/commands/command.ts';
import type { ListActions } from '#src/features/shared/list/commands/shownList.ts';
import type { PresetView } from '#src/features/shared/list/describe/description.ts';
import { type SavedView, viewsKey } from '#src/features/shared/list/views/savedViews.ts';
import { readJson } from '#src/lib/storage.ts';

/** A view as a link: the list itself reads the query, and leaves out what it does not know. */
type ViewLink = Pick<SavedView, 'id' | 'name' | 'query'>;

/** The preset views of a list, and those that a user has saved in this browser. */
function viewLinks(userId: string, list: string, presets: readonly PresetView[]): readonly ViewLink[] {
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

/** A list as the search offers it from everywhere. */
export interface PortalList {
  /** Id of its description. */
  readonly id: string;
  readonly path: string;
  /** The text of the button that adds a record. */
  readonly add?: string;
  readonly noun: { readonly many: string };
  /** It has an import. */
  readonly imports?: true;
  readonly views?: readonly PresetView[];
}

/** Adds and imports records of a list, from everywhere. */
export function addCommands({ id, path, add, noun, imports }: PortalList): readonly Command<ListActions>[] {
  const group = 'Add and import';
  return [
    ...(add === undefined
      ? []
      : [
          {
            id: `${id}.add`,
            words: add,
            group,
            path: `${path}?open=add`,
            run: (list: ListActions) => list.onAdd?.(),
            when: (list: ListActions) => list.onAdd !== null,
          } as const,
        ]),
    ...(imports === undefined
      ? []
      : [
          {
            id: `${id}.import`,
            words: `Import ${noun.many}`,
            group,
            path: `${path}?open=import`,
            run: (list: ListActions) => list.onImport?.(),
            when: (list: ListActions) => list.onImport !== null,
          } as const,
        ]),
  ];
}

/** Opens the views of a list, from everywhere. */
export function viewCommands(list: PortalList, userId: string): readonly Command<ListActions>[] {
  return viewLinks(userId, list.id, list.views ?? []).map(({ id, name, query }) => ({
    id: `${list.id}.view.${id}`,
    words: name,
    group: 'Views',
    path: `${list.path}${query === '' ? '' : `?${query}`}`,
    run: (list) => list.onView(name),
    when: (list) => list.views.some((view) => view.name === name),
  }));
}

const canExport = ({ exporting }: ListActions) => exporting?.exportable === true;
const hasFormats = ({ exporting }: ListActions) => exporting?.button === undefined;

/** Acts on the list on the screen. */
export const listCommands: readonly Command<ListActions>[] = [
  {
    id: 'list.export',
    words: 'Export this list',
    group: 'Lists',
    run: (list) => list.exporting?.onExport('csv'),
    when: (list) => canExport(list) && !hasFormats(list),
  },
  {
    id: 'list.export.csv',
    words: 'Export this list as CSV',
    group: 'Lists',
    run: (list) => list.exporting?.onExport('csv'),
    when: (list) => canExport(list) && hasFormats(list),
  },
  {
    id: 'list.export.xlsx',
    words: 'Export this list as Excel (XLSX)',
    group: 'Lists',
    run: (list) => list.exporting?.onExport('xlsx'),
    when: (list) => canExport(list) && hasFormats(list),
  },
];
