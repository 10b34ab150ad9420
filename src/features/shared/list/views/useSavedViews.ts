import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { loadOnce } from '#src/components/loadOnce.ts';
import type { PresetView } from '#src/features/shared/list/describe/description.ts';
import { type ParamDefaults, writeParams } from '#src/features/shared/list/url/urlParams.ts';
import type { UrlParams } from '#src/features/shared/list/url/useUrlParams.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';
import { onStored, readJson, writeJson } from '#src/lib/storage.ts';
import { emptyLayout, type TableLayout } from '#src/lib/tableLayout.ts';
import type { SavedViewsProps } from './SavedViews.tsx';
import {
  type Naming,
  type SavedView,
  type SavedViews,
  shownView,
  toSavedViews,
  viewQuery,
  viewsKey,
  viewValues,
  withDefault,
  withPresets,
} from './savedViews.ts';

/**
 * The `presets` of the list and the views in this browser's storage, equal in all tabs. The second value changes them and
 * returns false when they could not be stored.
 */
function useStoredViews(key: string, defaults: ParamDefaults, presets: SavedViews) {
  const [stored, setStored] = useState(() => readJson(key));
  useEffect(() => onStored(key, () => setStored(readJson(key))), [key]);

  const toViews = (value: unknown) => withPresets(toSavedViews(value, defaults), presets);
  function change(to: (views: SavedViews) => SavedViews): boolean {
    // Storage may have newer views of another tab.
    const next = { views: to(toViews(readJson(key) ?? stored)) };
    setStored(next);
    return writeJson(key, next);
  }
  return [toViews(stored), change] as const;
}

/** The view that was chosen, with the layout that it has since. */
type ChosenView = Pick<SavedView, 'query' | 'layout'>;

export interface SavedViewsInput<Defaults extends ParamDefaults> {
  /** Id of the table, as for its layout. */
  table: string;
  /** Id of the user to whom the views belong. */
  userId: string;
  /** Name of the tab of all records: `All developers`. */
  all: string;
  /** The views of the list's description. */
  presets: readonly PresetView[];
  /** The parameters of the list. */
  defaults: Defaults;
  params: Pick<UrlParams<Defaults>, 'values' | 'set'>;
  /** The user's own layout of the table, from `useTableLayout`; a chosen view's layout is shown in its place. */
  userLayout: readonly [TableLayout, (layout: TableLayout) => void];
}

/** What changes views, or copies their links: loaded with the dialogs, or when it is used. */
const viewChanges = loadOnce(() => import('./viewChanges.ts'));

/**
 * The saved views of a list, stored in this browser per user and table, and the layout of the table: that of the chosen
 * view, or the user's own. One view may be applied when the list opens.
 */
export function useSavedViews<Defaults extends ParamDefaults>(input: SavedViewsInput<Defaults>) {
  const { table, userId, all, defaults, params } = input;
  const [ownLayout, onOwnLayout] = input.userLayout;
  const presets = input.presets.map(({ name, query }) => ({
    id: name,
    name,
    query: viewQuery(viewValues(query, defaults), defaults),
    layout: emptyLayout,
    isDefault: false,
    preset: true,
  }));
  const [views, change] = useStoredViews(viewsKey(userId, table), defaults, presets);
  const query = viewQuery(params.values, defaults);
  // A list that opens with the query of a view shows that view.
  const [chosen, setChosen] = useState<ChosenView | null>(
    () => views.find((view) => !view.preset && view.query !== '' && view.query === query) ?? null,
  );
  // Cleared filters lead back to all records, and to the user's own layout.
  const shown = query === '' && chosen?.query !== '' ? null : chosen;
  const viewLayout = shown?.layout ?? null;
  const [naming, setNaming] = useState<Naming | null>(null);
  const { pathname, key } = useLocation();
  // After Back and reload the history entry states what was shown, so that no default view is applied.
  const isNew = useNavigationType() !== 'POP' || key === 'default';
  const layout = viewLayout ?? ownLayout;
  const viewOf = (name: string | null) => views.find((view) => view.name === name);

  function choose(view: SavedView | undefined) {
    setChosen(view && !view.preset ? view : null);
    params.set(viewValues(view?.query ?? '', defaults));
  }

  const open = useEffectEvent(() => {
    const first = views.find((view) => view.isDefault);
    if (first && isNew && writeParams('', params.values, defaults) === '') choose(first);
  });
  useEffect(() => open(), []);

  /** Runs with the code of the changes. */
  function withCode(use: (code: typeof import('./viewChanges.ts')) => void) {
    const code = viewChanges.peek();
    if (code) use(code);
    else viewChanges.load().then(use, toastLoadError);
  }

  function onName(name: string) {
    const of = naming?.of ?? null;
    setNaming(null);
    if (of === null) setChosen({ query, layout });
    withCode(({ saveView, renameView }) =>
      of === null ? saveView(change, { name, query, layout }) : renameView(change, of, name),
    );
  }

  const current = shownView(views, query, viewLayout);

  /** Keeps the layout in the view, unless its filters were changed since it was chosen. */
  function onViewLayout(of: ChosenView, next: TableLayout) {
    setChosen({ ...of, layout: next });
    if (current)
      change((old) => old.map((view) => (view.name === current ? { ...view, layout: next } : view)));
  }

  const props: Omit<SavedViewsProps, 'counts'> = {
    all,
    path: pathname,
    views,
    current,
    naming,
    onNaming: setNaming,
    onName,
    onSelect: (name) => choose(viewOf(name)),
    onDefault: (name) => void change((old) => withDefault(old, name)),
    onCopyLink: (name) => {
      const view = viewOf(name);
      if (view) withCode(({ copyViewLink }) => void copyViewLink(view, pathname));
    },
    onDelete: (name) => withCode(({ deleteView }) => deleteView(change, views, name)),
  };
  return {
    views: props,
    layout,
    onLayout: shown ? (next: TableLayout) => onViewLayout(shown, next) : onOwnLayout,
  };
}
