import { emptyLayout, toLayout } from '#src/components/DataTable/columns/columnLayout.ts';
import type { TableLayout } from '#src/components/DataTable/types.ts';
import { type ParamDefaults, readParams, writeParams } from '#src/features/shared/list/url/filterParams.ts';
import { fold } from '#src/lib/fold.ts';
import { type Density, densities } from '#src/lib/preferences.ts';

/** How a table looks: what of a view the address does not say. */
export interface TableLook {
  readonly layout: TableLayout;
  readonly density: Density;
}

/** A name for what a list shows and how. It holds filter texts, never rows. */
export interface SavedView extends TableLook {
  readonly name: string;
  /** Search, filters and sort as the address has them: `status=active&sort=name.asc`; empty for all. */
  readonly query: string;
}

/** The views of one person for one list, as this browser keeps them. */
export interface SavedViews {
  readonly views: readonly SavedView[];
  /** The view that opens with the list; null for all records. */
  readonly standard: string | null;
  /** The view that was chosen last; null for all records. */
  readonly chosen: string | null;
  /** How the table looked before the chosen view, for the way back to all records. */
  readonly before: TableLook | null;
}

/** A name is being given: to what is shown now (`of` null) or to a saved view. */
export interface Naming {
  readonly of: string | null;
  /** What stands in the field first. */
  readonly name: string;
}

export const noViews: SavedViews = { views: [], standard: null, chosen: null, before: null };

const LONGEST_NAME = 60;

/** A link that is longer was not made here. */
const LONGEST_CODE = 8000;

/** The parameter of a link that carries a view's name and look. */
const VIEW_PARAM = 'view';

const named = (name: string) => (view: SavedView) => view.name === name;

export function viewNamed({ views }: SavedViews, name: string | null): SavedView | null {
  return views.find((view) => view.name === name) ?? null;
}

/** Why a view can not be called so; null when it can. `taken` are the other names in the strip. */
export function nameProblem(name: string, taken: readonly string[]): string | null {
  const text = name.trim();
  if (text === '') return 'Required';
  if (text.length > LONGEST_NAME) return `A name has at most ${LONGEST_NAME} characters`;
  if (taken.some((other) => fold(other) === fold(text))) return 'There is a view of this name already';
  return null;
}

/** With one more view, which is then the chosen one. A name that exists is replaced. */
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

/** The view is back where it was in `before`, and the default again if it was. */
export function withViewBack(state: SavedViews, before: SavedViews, name: string): SavedViews {
  const view = viewNamed(before, name);
  if (!view || state.views.some(named(name))) return state;
  const views = [...state.views];
  views.splice(before.views.findIndex(named(name)), 0, view);
  return { ...state, views, standard: before.standard === name ? name : state.standard };
}

/** What the address says about rows, with nothing about what is opened and on which page. */
export function viewQuery<Defaults extends ParamDefaults>(values: Defaults, defaults: Defaults): string {
  const { open: _open, id: _id, page: _page, [VIEW_PARAM]: _view, ...rest } = values;
  return writeParams('', rest as Partial<Defaults>, defaults).slice(1);
}

/** The values of the address under a view: those it does not name are the defaults, nothing is opened. */
export function viewValues<Defaults extends ParamDefaults>(query: string, defaults: Defaults): Defaults {
  const values = readParams(query, defaults);
  return readParams(viewQuery(values, defaults), defaults);
}

/** The views as the list of today asks: parameters in its order, without those that it has no more. */
export function inOrder<Defaults extends ParamDefaults>(state: SavedViews, defaults: Defaults): SavedViews {
  const views = state.views.map((view) => ({
    ...view,
    query: viewQuery(viewValues(view.query, defaults), defaults),
  }));
  return { ...state, views };
}

export function isLook(one: TableLook, other: TableLook): boolean {
  return one.density === other.density && JSON.stringify(one.layout) === JSON.stringify(other.layout);
}

/**
 * The tab that tells what is shown: the chosen view while its rows are shown, else a view that is just like it,
 * else all records (empty) when nothing narrows them; null when the strip has no tab for it.
 */
export function shownView(state: SavedViews, query: string, look: TableLook): string | null {
  const chosen = viewNamed(state, state.chosen);
  if (chosen?.query === query) return chosen.name;
  const same = state.views.find((view) => view.query === query && isLook(view, look));
  return same?.name ?? (query === '' ? '' : null);
}

/** What storage held, part by part: a part that makes no sense is left out alone. */
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

/** The parameters of a link to the view: `status=active&view=…`. It works for a person who lacks the view. */
export function linkQuery({ name, query, layout, density }: SavedView): string {
  const { order, hidden, widths } = { ...emptyLayout, ...layout };
  const bytes = new TextEncoder().encode(JSON.stringify([name, density, order, hidden, widths]));
  const code = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `${query === '' ? '' : `${query}&`}${VIEW_PARAM}=${code}`;
}

/** The view that a link carries, with the `query` of its address; null when it makes no sense. */
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
    // Cut off or changed on its way.
    return null;
  }
}
