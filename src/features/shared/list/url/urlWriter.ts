import type { Router } from './RouterContext.ts';
import {
  changedParams,
  entryParams,
  keptIn,
  type ParamDefaults,
  type ParamValues,
  toEntry,
  writeParams,
} from './urlParams.ts';

/**
 * The pause after typing or choosing before the URL is written, in ms. The control itself shows the input immediately;
 * the router's work is done in later frames.
 */
const TYPING_PAUSE = 400;
const CHOOSING_PAUSE = 100;

/** State of a history entry that `push` created; it survives a reload, as the history does. */
const PUSHED = { pushed: true } as const;

/**
 * Writes changes of parameters to the history entry of the router's path at the time of the call: to its URL, and what is
 * too long for one to its state, which stays in this tab over a reload and Back. `show` gets the changes of the last moments,
 * which are not written. The rules:
 * - Changes are written over the router's own location, which is up to date before React has rendered it.
 * - Another navigation (a link, the browser's Back) drops what is not written. It is never ended by a change.
 * - `goBack` goes back once, however often it is called before the browser has done so; a `push` waits until then.
 */
export function createUrlWriter<Defaults extends ParamDefaults>(
  router: Router,
  defaults: Defaults,
  show: (pending: Partial<ParamValues<Defaults>>) => void,
) {
  type Changes = Partial<ParamValues<Defaults>>;
  const { pathname } = router.state.location;
  let { location } = router.state;
  let pending: Changes = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Our own navigation is in progress. */
  let navigating = false;
  /** What is to be pushed when the browser has gone back; null when it is not going back. */
  let afterBack: Changes[] | null = null;

  function setPending(next: Changes) {
    clearTimeout(timer);
    pending = next;
    show(next);
  }

  const change = (changes: Changes) => setPending(changedParams(pending, changes, defaults));

  function write(how: 'replace' | 'push') {
    const { state } = router;
    if (afterBack || state.navigation.state !== 'idle' || state.location.pathname !== pathname) return;
    const { search, hash, state: before } = state.location;
    const { search: query, kept } = toEntry(
      search,
      { ...entryParams(state.location, defaults), ...pending },
      defaults,
    );
    if (query !== search || JSON.stringify(kept) !== JSON.stringify(keptIn(before, defaults))) {
      navigating = true;
      void router.navigate(
        { pathname, search: query, hash },
        how === 'push' ? { state: withKept(PUSHED, kept) } : { replace: true, state: withKept(before, kept) },
      );
      navigating = false;
    }
    setPending({});
  }

  function changeAfter(pause: number, changes: Changes) {
    change(changes);
    timer = setTimeout(() => write('replace'), pause);
  }

  function push(changes: Changes) {
    if (afterBack) {
      afterBack.push(changes);
      return;
    }
    // Changes made before belong to the entry that is left, so that Back shows them.
    write('replace');
    change(changes);
    write('push');
  }

  /** After our own Back, which may have been stopped by the question about unsaved input, and after other navigations. */
  function onRouterChange() {
    const moved = location !== router.state.location;
    ({ location } = router.state);
    if (afterBack) {
      const pushes = afterBack;
      afterBack = null;
      write('replace');
      pushes.forEach(push);
    } else if (moved && !navigating) setPending({});
  }

  return {
    /** Follows the router; returns what stops that and drops what is not written. */
    connect: () => {
      ({ location } = router.state);
      const disconnect = router.subscribe(onRouterChange);
      return () => {
        disconnect();
        clearTimeout(timer);
      };
    },
    /** The values with every change so far, also before it is rendered; null while the browser goes back. */
    latest: (): ParamValues<Defaults> | null =>
      afterBack ? null : { ...entryParams(router.state.location, defaults), ...pending },
    /** Changes a text while it is typed: visible immediately, written after a pause, replacing the history entry. */
    setTyped: (changes: Changes) => changeAfter(TYPING_PAUSE, changes),
    /** Changes a filter or the sort: visible immediately, written shortly after, replacing the history entry. */
    set: (changes: Changes) => changeAfter(CHOOSING_PAUSE, changes),
    /** Changes the page or the opened record: written immediately, as a new history entry. */
    push,
    /** Goes back if `push` created the history entry in this tab; else writes `fallback` in its place. */
    goBack: (fallback: Changes) => {
      const { search, state } = router.state.location;
      if (afterBack) afterBack = [];
      else if (!wasPushed(state)) {
        change(fallback);
        write('replace');
      } else if (writeParams(search, fallback, defaults) !== search) {
        // What the fallback resets belongs to the entry that is left, the rest to both.
        const carried = Object.entries(pending).filter(([name]) => !(name in fallback));
        write('replace');
        change(Object.fromEntries(carried) as Changes);
        afterBack = [];
        void router.navigate(-1);
      }
    },
  };
}

/** The state of an entry with these values in it, and none of before; null for an empty one. */
function withKept(before: unknown, kept: object): object | null {
  const state = Object.fromEntries(
    Object.entries(typeof before === 'object' && before !== null ? before : {}).filter(
      ([name]) => name !== 'kept',
    ),
  );
  const next = Object.keys(kept).length > 0 ? { ...state, kept } : state;
  return Object.keys(next).length > 0 ? next : null;
}

function wasPushed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'pushed' in state;
}
