import {
  type ParamDefaults,
  type ParamValues,
  readParams,
  writeParams,
} from '#src/features/shared/list/url/urlParams.ts';

/** A named query of a list. It contains filter texts, never rows. */
export interface SavedView {
  /** Unique among the views of a list; it stays when the view is renamed. */
  readonly id: string;
  readonly name: string;
  /** Search, filters and sort as a query: `status=active&sort=name.asc`; empty for all records. */
  readonly query: string;
  /** Applied when the list opens. At most one view of a list. */
  readonly isDefault: boolean;
  /** A view of the list's description: it keeps its name. */
  readonly preset?: boolean;
}

/** The views of one user for one list. */
export type SavedViews = readonly SavedView[];

/** The dialog that asks for a name: for a new view (`of` null) or for the saved view `of`. */
export interface Naming {
  readonly of: string | null;
}

/** Where this browser keeps the views of a user for a list. */
export const viewsKey = (userId: string, list: string) => `blume.views.${userId}.${list}`;

/** In characters. */
export const LONGEST_NAME = 60;

/** The views with one, or none, of them as the default. */
export function withDefault(views: SavedViews, name: string | null): SavedViews {
  return views.map((view) => ({ ...view, isDefault: view.name === name }));
}

/** The stored views after the presets of the list; of a preset only that it is the default is stored. */
export function withPresets(stored: SavedViews, presets: SavedViews): SavedViews {
  const known = presets.map((preset) => ({
    ...preset,
    isDefault: stored.some(({ id, isDefault }) => isDefault && id === preset.id),
  }));
  const isPreset = (view: SavedView) => presets.some(({ id, name }) => id === view.id || name === view.name);
  return [...known, ...stored.filter((view) => !isPreset(view))];
}

/** The part of the URL that a view keeps: without page and opened dialog. */
export function viewQuery<Defaults extends ParamDefaults>(
  values: ParamValues<Defaults>,
  defaults: Defaults,
): string {
  const { open: _open, id: _id, page: _page, ...rest } = values;
  return writeParams('', rest as Partial<ParamValues<Defaults>>, defaults).slice(1);
}

/** The values of the URL for a view: defaults for all parameters that its query does not name. */
export function viewValues<Defaults extends ParamDefaults>(
  query: string,
  defaults: Defaults,
): ParamValues<Defaults> {
  const values = readParams(query, defaults);
  return readParams(viewQuery(values, defaults), defaults);
}

/** A query in the order of the list. */
function withoutSort(query: string): string {
  const params = new URLSearchParams(query);
  params.delete('sort');
  return params.toString();
}

/**
 * The name of the first view with this query, else of the preset with these filters in the order of the list; empty for all
 * records, null for none.
 */
export function shownView(views: SavedViews, query: string): string | null {
  if (query === '') return '';
  const has = ({ query: of, preset = false }: SavedView) => preset && withoutSort(of) === query;
  return (views.find((view) => view.query === query) ?? views.find(has))?.name ?? null;
}

/**
 * Reads the stored views. A malformed part is left out, the others are kept;
 * queries get the current order of parameters, without parameters that the list no longer has.
 */
export function toSavedViews(value: unknown, defaults: ParamDefaults): SavedViews {
  if (typeof value !== 'object' || value === null) return [];
  const { views } = value as { views?: unknown };
  const read: SavedView[] = [];
  for (const one of Array.isArray(views) ? views : []) {
    const view = toView(one, defaults);
    if (view && !read.some(({ id, name }) => id === view.id || name === view.name)) read.push(view);
  }
  return withDefault(read, read.find((view) => view.isDefault)?.name ?? null);
}

function toView(value: unknown, defaults: ParamDefaults): SavedView | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, query, isDefault } = value as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || id === '') return null;
  if (typeof name !== 'string' || name.length > LONGEST_NAME || name.trim() === '') return null;
  const values = viewValues(typeof query === 'string' ? query : '', defaults);
  return {
    id,
    name,
    query: viewQuery(values, defaults),
    isDefault: isDefault === true,
  };
}
