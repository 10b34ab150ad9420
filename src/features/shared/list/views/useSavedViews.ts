import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { toast } from '#src/components/Toasts/toasts.ts';
import type { PresetView } from '#src/features/shared/list/describe/description.ts';
import { LONGEST_QUERY } from '#src/features/shared/list/url/longQuery.ts';
import type { ParamDefaults } from '#src/features/shared/list/url/urlParams.ts';
import type { UrlParams } from '#src/features/shared/list/url/useUrlParams.ts';
import { tellLoadFailure } from '#src/features/shared/loadFailure.ts';
import { usePreferences } from '#src/features/shared/preferences/preferences.store.ts';
import { readJson, writeJson } from '#src/lib/storage.ts';
import type { TableLayout } from '#src/lib/tableLayout.ts';
import type { SavedViewsProps } from './SavedViews.tsx';
import * as core from './savedViews.ts';

export interface SavedViewsInput<Defaults extends ParamDefaults & { readonly view: string }> {
  /** Id of the table, as for its layout. */
  table: string;
  /** Id of the user to whom the views belong. */
  userId: string;
  /** Name of the tab of all records: `All developers`. */
  all: string;
  /** The views that every user has from the start. */
  presets: readonly PresetView[];
  /** The parameters of the list; `view` is one of them. */
  defaults: Defaults;
  params: Pick<UrlParams<Defaults>, 'values' | 'set'>;
  layout: TableLayout;
  onLayout: (layout: TableLayout) => void;
}

const LINK_TOAST = 'view-link';

/** The views of one user and table in this browser's storage, kept equal in all tabs. */
function useStoredViews(key: string, defaults: ParamDefaults, start: core.SavedViews) {
  const toViews = (value: unknown) =>
    core.normalized(value === undefined ? start : core.toSavedViews(value), defaults);
  const read = () => toViews(readJson(key));
  const [stored, setStored] = useState(() => ({ key, state: read() }));
  // When another user has signed in, their views are used from the first render.
  const current = stored.key === key ? stored : { key, state: read() };
  if (current !== stored) setStored(current);

  const readAgain = useEffectEvent(() => setStored({ key, state: read() }));
  useEffect(() => {
    const listen = (event: StorageEvent) => {
      if (event.key === key) readAgain();
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, [key]);

  return {
    state: current.state,
    /** Changes the views as storage has them now, so that two tabs do not overwrite each other. False when not stored. */
    change: (to: (state: core.SavedViews) => core.SavedViews): boolean => {
      const latest = readJson(key);
      const state = to(latest === undefined ? current.state : toViews(latest));
      setStored({ key, state });
      return writeJson(key, state);
    },
  };
}

/**
 * The saved views of a list, stored in this browser per user and table. One may be applied when the list opens, and a
 * link shares one. A view sets the URL, the layout of the table and the density.
 */
export function useSavedViews<Defaults extends ParamDefaults & { readonly view: string }>(
  input: SavedViewsInput<Defaults>,
): SavedViewsProps {
  const { table, userId, all, defaults, params, layout, onLayout } = input;
  const density = usePreferences(({ preferences }) => preferences.density);
  const look: core.TableLook = { layout, density };
  const start = core.startViews(input.presets, look);
  const { state, change } = useStoredViews(`blume.views.${userId}.${table}`, defaults, start);
  const changePreferences = usePreferences((preferences) => preferences.change);
  const [naming, setNaming] = useState<core.Naming | null>(null);
  const { pathname, key } = useLocation();
  // After Back and reload the history entry states what was shown, so that no default view is applied.
  const isNew = useNavigationType() !== 'POP' || key === 'default';

  const query = core.viewQuery(params.values, defaults);
  const show = (text: string) => params.set(core.viewValues(text, defaults));

  function applyLook(next: core.TableLook) {
    onLayout(next.layout);
    if (next.density !== density) changePreferences({ density: next.density });
  }

  function choose(view: core.SavedView) {
    change((old) => ({ ...old, chosen: view.name, before: old.before ?? look }));
    applyLook(view);
    if (view.query !== query) show(view.query);
  }

  function leaveViews() {
    if (state.before) applyLook(state.before);
    change((old) => ({ ...old, chosen: null, before: null }));
  }

  const openLink = useEffectEvent((code: string) => {
    const view = core.decodeView(code, query);
    params.set({ ...params.values, view: '' });
    if (!view) {
      toast.info('The view in this link could not be read; its filters are set.', { id: LINK_TOAST });
      return;
    }
    const own = state.views.find((one) => one.query === query && core.sameLook(one, view));
    if (own) return choose(own);
    change((old) => ({ ...old, chosen: null, before: old.before ?? look }));
    applyLook(view);
    toast.info(`View “${view.name}” is opened from a link`, {
      id: LINK_TOAST,
      duration: false,
      action: { label: 'Save view', onSelect: () => setNaming({ of: null, name: view.name }) },
    });
  });
  const openList = useEffectEvent(() => {
    const unset = Object.keys(defaults).every((name) => params.values[name] === defaults[name]);
    const standard = core.viewNamed(state, state.standard);
    if (!unset || !isNew) return;
    if (standard) choose(standard);
    else if (state.before && core.viewNamed(state, state.chosen)?.query !== '') leaveViews();
  });

  const code = params.values.view;
  const opened = useRef(false);
  useEffect(() => {
    if (code !== '') openLink(code);
    else if (!opened.current) openList();
    opened.current = true;
  }, [code]);

  function onDelete(name: string) {
    const before = state;
    change((old) => core.withoutView(old, name));
    toast.success(`View “${name}” deleted`, {
      action: {
        label: 'Undo',
        onSelect: () => void change((old) => core.withViewBack(old, before, name)),
      },
    });
  }

  async function onCopyLink(name: string) {
    const view = core.viewNamed(state, name);
    if (!view) return;
    if (view.query.length > LONGEST_QUERY) {
      toast.error('The search of this view is too long for a link');
      return;
    }
    try {
      await navigator.clipboard.writeText(`${location.origin}${pathname}?${core.linkQuery(view)}`);
      toast.success('Link copied');
    } catch {
      // No permission, or no secure context.
      toast.error('The link could not be copied');
    }
  }

  return {
    all,
    views: state.views.map(({ name }) => ({ name, standard: name === state.standard })),
    current: core.shownView(state, query, look),
    naming,
    onNaming: setNaming,
    onName: (name) => {
      const of = naming?.of ?? null;
      setNaming(null);
      toast.dismiss(LINK_TOAST);
      const kept = change((old) =>
        of === null ? core.withView(old, { name, query, ...look }, look) : core.withName(old, of, name),
      );
      if (kept) toast.success(of === null ? 'View saved' : 'View renamed');
      else toast.info('This browser keeps nothing: the view is gone after a reload.');
    },
    onSelect: (name) => {
      const view = core.viewNamed(state, name);
      if (view) return choose(view);
      leaveViews();
      show('');
    },
    onStandard: (name) => void change((old) => ({ ...old, standard: name })),
    onCopyLink: (name) => void onCopyLink(name),
    onDelete,
    onLoadFailed: () => {
      setNaming(null);
      tellLoadFailure();
    },
  };
}
