import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { loadOnce } from '#src/components/loadOnce.ts';
import { useStored } from '#src/components/useStored.ts';
import type { ListDescription, ListParams } from '#src/features/shared/list/describe/description.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { type ParamDefaults, writeParams } from '#src/features/shared/list/url/urlParams.ts';
import type { UrlParams } from '#src/features/shared/list/url/useUrlParams.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';
import { readJson } from '#src/lib/storage.ts';
import type { SavedViewsProps } from './SavedViews.tsx';
import {
  type Naming,
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
  const [stored, store] = useStored(key);
  const toViews = (value: unknown) => withPresets(toSavedViews(value, defaults), presets);
  function change(to: (views: SavedViews) => SavedViews): boolean {
    // Storage may have newer views of another tab.
    return store({ views: to(toViews(readJson(key) ?? stored)) });
  }
  return [toViews(stored), change] as const;
}

interface SavedViewsInput {
  /** Id of the user to whom the views belong. */
  readonly userId: string;
  readonly params: Pick<UrlParams<ListParams>, 'values' | 'set'>;
}

/** What changes views: loaded with the dialogs, or when it is used. */
const viewChanges = loadOnce(() => import('./viewChanges.ts'));

/** The saved views of a list, stored in this browser per user and list. One may be applied when the list opens. */
export function useSavedViews(
  description: Pick<ListDescription<never, ListFilters<never>, never>, 'id' | 'noun' | 'views' | 'params'>,
  { userId, params }: SavedViewsInput,
): Omit<SavedViewsProps, 'counts'> {
  const { params: defaults } = description;
  const presets = (description.views ?? []).map(({ name, query }) => ({
    id: name,
    name,
    query: viewQuery(viewValues(query, defaults), defaults),
    isDefault: false,
    preset: true,
  }));
  const [views, change] = useStoredViews(viewsKey(userId, description.id), defaults, presets);
  const query = viewQuery(params.values, defaults);
  const [naming, setNaming] = useState<Naming | null>(null);
  const { pathname, key } = useLocation();
  // After Back and reload the history entry states what was shown, so that no default view is applied.
  const isNew = useNavigationType() !== 'POP' || key === 'default';
  const viewOf = (name: string | null) => views.find((view) => view.name === name);
  const choose = (view: { readonly query: string } | undefined) =>
    params.set(viewValues(view?.query ?? '', defaults));

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
    withCode(({ saveView, renameView }) =>
      of === null ? saveView(change, { name, query }) : renameView(change, of, name),
    );
  }

  return {
    all: `All ${description.noun.many}`,
    path: pathname,
    views,
    current: shownView(views, query),
    naming,
    onNaming: setNaming,
    onName,
    onSelect: (name) => choose(viewOf(name)),
    onDefault: (name) => void change((old) => withDefault(old, name)),
    onDelete: (name) => withCode(({ deleteView }) => deleteView(change, views, name)),
  };
}
