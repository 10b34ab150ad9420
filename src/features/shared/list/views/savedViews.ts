import type { PresetView } from '#src/features/shared/list/describe/description.ts';
import { type ParamDefaults, readParams, writeParams } from '#src/features/shared/list/url/urlParams.ts';
import { fold } from '#src/lib/fold.ts';
import { type Density, densities } from '#src/lib/preferences.ts';
import { emptyLayout, type TableLayout, toLayout } from '#src/lib/tableLayout.ts';

/** The look of a table: the part of a view that is not in the URL. */
export interface TableLook {
  readonly layout: TableLayout;
  readonly density: Density;
}

/** A named query and look of a list. It contains filter texts, never rows. */
export interface SavedView extends TableLook {
  readonly name: string;
  /** Search, filters and sort as a query: `status=active&sort=name.asc`; empty for all records. */
  readonly query: string;
}

/** The views of one user for one list, as this browser stores them. */
export interface SavedViews {
  readonly views: readonly SavedView[];
  /** The view that is applied when the list opens; null for all records. */
  readonly standard: string | null;
  /** The view that was chosen last; null for all records. */
  readonly chosen: string | null;
  /** The look before a view was chosen, to be restored with all records. */
  readonly before: TableLook | null;
}

/** The dialog that asks for a name: for a new view (`of` null) or for the saved view `of`. */
export interface Naming {
  readonly of: string | null;
  /** Initial text of the field. */
  readonly name: string;
}

export const noViews: SavedViews = { views: [], standard: null, chosen: null, before: null };

/** The views of a person who has changed none: those of the list, in the look that the table has. */
export function startViews(presets: readonly PresetView[], look: TableLook): SavedViews {
  return { ...noViews, views: presets.map((view) => ({ ...view, ...look })) };
}

const LONGEST_NAME = 60;

/** The console makes no longer links. */
const LONGEST_CODE = 8000;

/** The parameter of a link with a view's name and look. */
const VIEW_PARAM = 'view';

const named = (name: string) => (view: SavedView) => view.name === name;

export function viewNamed({ views }: SavedViews, name: string | null): SavedView | null {
  return views.find((view) => view.name === name) ?? null;
}

/** Why a view cannot have this name; null when it can. `taken` are the names of the other views. */
export function nameProblem(name: string, taken: readonly string[]): string | null {
  const text = name.trim();
  if (text === '') return 'Required';
  if (text.length > LONGEST_NAME) return `A name has at most ${LONGEST_NAME} characters`;
  if (taken.some((other) => fold(other) === fold(text))) return 'There is a view of this name already';
  return null;
}

/** Adds a view, or replaces the one of the same name, and chooses it. */
export function withView(state: SavedViews, view: SavedView, look: TableLook): SavedViews {
  return {
    ...state,
    views: [...state.views.filter((old) => old.name !== view.name), view],
    chosen: view.name,
    before: state.before ?? look,
  };
}

export function withName(state: SavedViews, old: string, name: string): SavedViews {
  return {
    ...state,
    views: state.views.map((view) => (view.name === old ? { ...view, name } : view)),
    standard: state.standard === old ? name : state.standard,
    chosen: state.chosen === old ? name : state.chosen,
  };
}

export function withoutView(state: SavedViews, name: string): SavedViews {
  return {
    ...state,
    views: state.views.filter((view) => view.name !== name),
    standard: state.standard === name ? null : state.standard,
    chosen: state.chosen === name ? null : state.chosen,
  };
}

/** Restores a deleted view at its position in `before`, as the default if it was. */
export function withViewBack(state: SavedViews, before: SavedViews, name: string): SavedViews {
  const view = viewNamed(before, name);
  if (!view || state.views.some(named(name))) return state;
  const views = [...state.views];
  views.splice(before.views.findIndex(named(name)), 0, view);
  return { ...state, views, standard: before.standard === name ? name : state.standard };
}

/** The part of the URL that a view keeps: without page, opened dialog and link parameter. */
export function viewQuery<Defaults extends ParamDefaults>(values: Defaults, defaults: Defaults): string {
  const { open: _open, id: _id, page: _page, [VIEW_PARAM]: _view, ...rest } = values;
  return writeParams('', rest as Partial<Defaults>, defaults).slice(1);
}

/** The values of the URL for a view: defaults for all parameters that its query does not name. */
export function viewValues<Defaults extends ParamDefaults>(query: string, defaults: Defaults): Defaults {
  const values = readParams(query, defaults);
  return readParams(viewQuery(values, defaults), defaults);
}

/** The views with their queries in the current order of parameters, without parameters that the list no longer has. */
export function normalized<Defaults extends ParamDefaults>(
  state: SavedViews,
  defaults: Defaults,
): SavedViews {
  const views = state.views.map((view) => ({
    ...view,
    query: viewQuery(viewValues(view.query, defaults), defaults),
  }));
  return { ...state, views };
}

export function sameLook(one: TableLook, other: TableLook): boolean {
  return one.density === other.density && JSON.stringify(one.layout) === JSON.stringify(other.layout);
}

/**
 * The tab for the shown query and look: the chosen view if it has this query, else a view with this query and look, else
 * all records (empty) if the query is empty; null when no tab matches.
 */
export function shownView(state: SavedViews, query: string, look: TableLook): string | null {
  const chosen = viewNamed(state, state.chosen);
  if (chosen?.query === query) return chosen.name;
  const same = state.views.find((view) => view.query === query && sameLook(view, look));
  return same?.name ?? (query === '' ? '' : null);
}

/** Reads the stored views. A malformed part is left out, the others are kept. */
export function toSavedViews(value: unknown): SavedViews {
  if (typeof value !== 'object' || value === null) return noViews;
  const stored = value as Readonly<Record<string, unknown>>;
  const views = new Map<string, SavedView>();
  for (const one of Array.isArray(stored['views']) ? stored['views'] : []) {
    const view = toView(one);
    if (view && !views.has(view.name)) views.set(view.name, view);
  }
  const known = (name: unknown) => (typeof name === 'string' && views.has(name) ? name : null);
  return {
    views: [...views.values()],
    standard: known(stored['standard']),
    chosen: known(stored['chosen']),
    before:
      typeof stored['before'] === 'object' && stored['before'] !== null ? toLook(stored['before']) : null,
  };
}

function toLook(value: object): TableLook {
  const { layout, density } = value as { layout?: unknown; density?: unknown };
  return { layout: toLayout(layout), density: densities.find((known) => known === density) ?? 'normal' };
}

function toView(value: unknown): SavedView | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, query } = value as { name?: unknown; query?: unknown };
  if (typeof name !== 'string' || name.length > LONGEST_NAME || name.trim() === '') return null;
  return { name, query: typeof query === 'string' ? query : '', ...toLook(value) };
}

/** The parameters of a link to the view: `status=active&view=…`. It works for users who have not saved the view. */
export function linkQuery({ name, query, layout, density }: SavedView): string {
  const { order, hidden, widths } = { ...emptyLayout, ...layout };
  const bytes = new TextEncoder().encode(JSON.stringify([name, density, order, hidden, widths]));
  const code = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `${query === '' ? '' : `${query}&`}${VIEW_PARAM}=${code}`;
}

/** The view of a link, with the `query` of its URL; null when the code is malformed. */
export function decodeView(code: string, query: string): SavedView | null {
  if (code.length > LONGEST_CODE) return null;
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!Array.isArray(value)) return null;
    const [name, density, order, hidden, widths]: unknown[] = value;
    return toView({ name, query, density, layout: { order, hidden, widths } });
  } catch {
    // A truncated or altered link.
    return null;
  }
}
