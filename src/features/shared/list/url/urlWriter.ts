import type { Location, NavigateFunction, NavigationType } from 'react-router-dom';
import {
  changedParams,
  type ParamDefaults,
  type ParamValue,
  type ParamValues,
  readParams,
  sameValue,
  shortened,
  writeParams,
} from './urlParams.ts';

/**
 * The pause after typing or choosing before the URL is written, in ms. The control itself shows the input immediately;
 * the router's and the list's work is done in later frames.
 */
const TYPING_PAUSE = 400;
const CHOOSING_PAUSE = 100;

/** Time limit for a navigation back, in ms; after it, a question about unsaved input has stopped the navigation. */
const BACK_TIMEOUT = 1000;

/** State of a history entry that `push` created; it survives a reload, as the history does. */
const PUSHED = { pushed: true } as const;

type How = 'replace' | 'push';

/** Where the router is, also before that is rendered, and how to leave. */
interface Place {
  readonly location: Location;
  readonly navigate: NavigateFunction;
}

/**
 * Writes changes of parameters to the URL. `show` gets the changes that override the URL, immediately: those that are not
 * yet written, and values that are too long for a URL. Call `arrive` after each render, `pop` for each event `popstate`,
 * and `leave` at the end. `latestLocation` is where the router leads, also before that is rendered.
 */
export function createUrlWriter<Defaults extends ParamDefaults>(
  defaults: Defaults,
  show: (pending: Partial<ParamValues<Defaults>>) => void,
  latestLocation: () => Location | null = () => null,
) {
  let place: Place | null = null;
  /** The rendered location. */
  let rendered: Location | null = null;
  let pending: Partial<ParamValues<Defaults>> = {};
  /** The query strings to which our own navigations in progress lead, in order. */
  let expected: string[] = [];
  /** The navigation of `push`, until its history entry has arrived. */
  let pushInProgress: Promise<void> | null = null;
  /**
   * A navigation back in progress, and how to write the changes that were made since it began. Of several entries that were
   * pushed meanwhile the last one is written as such; the changes `before` it go to the entry below.
   */
  let back: {
    how: How;
    readonly before: Partial<ParamValues<Defaults>>;
    readonly timer: ReturnType<typeof setTimeout>;
  } | null = null;
  let writeTimer: ReturnType<typeof setTimeout> | undefined;

  function setPending(next: Partial<ParamValues<Defaults>>) {
    clearTimeout(writeTimer);
    pending = next;
    show(next);
  }

  /** Writes all changes. `push` first writes those `before` its own to the old entry, so that Back restores them. */
  async function write(how: How, before = pending) {
    if (!place) return;
    if (back) {
      // Written now, the changes would replace the history entry that is being left.
      if (how === 'push') back = { ...back, how, before };
      return;
    }
    const { navigate, location } = place;
    const { pathname, search, hash, state } = location;
    const to = shortened(writeParams(search, pending, defaults));
    const from = how === 'push' ? shortened(writeParams(search, before, defaults)) : to;
    if (how === 'replace' && isLeaving(location)) {
      writeEntry(location, to);
      return;
    }
    const go = async (query: string, options: { replace?: boolean; state: unknown }) => {
      expected.push(query);
      // The key is known when the navigation is rendered.
      place = { navigate, location: { ...location, search: query, state: options.state, key: '' } };
      await navigate({ pathname, search: query, hash }, options);
    };
    const move = async () => {
      if (from !== search) await go(from, { replace: true, state });
      if (to !== from) await go(to, { state: PUSHED });
    };
    const moving = move();
    if (to !== from) pushInProgress = moving;
    await moving;
  }

  /** Whether the router leads to another place than ours. */
  function isLeaving({ pathname, search }: Location): boolean {
    const latest = latestLocation();
    if (latest === null) return false;
    return latest.pathname !== pathname || ![search, ...expected].includes(latest.search);
  }

  /** Changes the history entry alone, so that Back shows the changes; nothing if it is not the present one any more. */
  function writeEntry({ pathname, search, hash }: Location, to: string) {
    const { location: present, history } = globalThis;
    if (present.pathname !== pathname || present.search !== search) return;
    history.replaceState(history.state, '', `${pathname}${to}${hash}`);
  }

  function writeAfter(pause: number, changes: Partial<ParamValues<Defaults>>) {
    setPending(changedParams(pending, changes, defaults));
    writeTimer = setTimeout(() => void write('replace'), pause);
  }

  function writeNow(how: How, changes: Partial<ParamValues<Defaults>>) {
    const before = pending;
    setPending(changedParams(pending, changes, defaults));
    void write(how, before);
  }

  /** Our navigations have ended. An entry of `push` that was never rendered was left: the rendered location is the present one. */
  function endNavigations() {
    pushInProgress = null;
    expected = [];
    if (place && rendered && place.location.key === '') place = { ...place, location: rendered };
  }

  function endBack() {
    const ended = back;
    clearTimeout(ended?.timer);
    back = null;
    endNavigations();
    void write(ended?.how ?? 'replace', ended?.before ?? {});
  }

  return {
    /**
     * Takes the location of a render. After another navigation than ours (Back, a link to this screen) pending changes
     * are dropped, because they belong to the old entry. Changes made since `goBack` belong to the entry that it leads to.
     */
    arrive: (location: Location, navigate: NavigateFunction, type: `${NavigationType}`) => {
      const moved = rendered !== null && rendered.key !== location.key;
      rendered = location;
      const index = moved ? expected.indexOf(location.search) : -1;
      if (moved) expected = index < 0 ? [] : expected.slice(index + 1);
      // While a later navigation of ours is not rendered, `place` is ahead of the render.
      if (index < 0 || expected.length === 0) place = { location, navigate };
      if (expected.length === 0) pushInProgress = null;
      const other = moved && index < 0;
      // Back can lead to the query of one of our own navigations, or to the entry that is still rendered.
      if (back && (other || type === 'POP')) endBack();
      else if (other) setPending({});
    },
    /**
     * The browser went back or forward, from an entry of ours that may not be rendered yet. No render follows when the one
     * that it leads to is rendered.
     */
    pop: () => {
      if (back || expected.length === 0) return;
      endNavigations();
      setPending({});
    },
    leave: () => {
      place = null;
      rendered = null;
      clearTimeout(writeTimer);
      clearTimeout(back?.timer);
    },
    /** The values with every change so far, also before it is rendered; null during a navigation back. */
    latest: (): ParamValues<Defaults> | null =>
      back || !place ? null : { ...readParams(place.location.search, defaults), ...pending },
    setTyped: (changes: Partial<ParamValues<Defaults>>) => writeAfter(TYPING_PAUSE, changes),
    set: (changes: Partial<ParamValues<Defaults>>) => writeAfter(CHOOSING_PAUSE, changes),
    push: (changes: Partial<ParamValues<Defaults>>) => writeNow('push', changes),
    goBack: (fallback: Partial<ParamValues<Defaults>>) => {
      if (!place || !(pushInProgress || wasPushed(place.location.state)))
        return writeNow('replace', fallback);
      if (back) {
        // Opened since then: there is no entry of it yet.
        if (back.how === 'push') setPending({ ...pending, ...fallback });
        back.how = 'replace';
        return;
      }
      // Closed already: a second press that comes before the first one is rendered must not go back once more.
      if (writeParams(place.location.search, fallback, defaults) === place.location.search) return;
      const { navigate } = place;
      // Only values too long for a URL stay; the others belong to the entry that is left, written or not.
      const query = shortened(writeParams(place.location.search, pending, defaults));
      const fitting: Readonly<Record<string, ParamValue>> = readParams(query, defaults);
      const tooLong = Object.entries<ParamValue | undefined>(pending).filter(
        ([name, value]) => !sameValue(value, fitting[name]),
      );
      setPending(Object.fromEntries(tooLong) as Partial<ParamValues<Defaults>>);
      back = { how: 'replace', before: {}, timer: setTimeout(endBack, BACK_TIMEOUT) };
      // The new entry may not be there yet: a dialog whose code is missing closes at once.
      if (pushInProgress) void pushInProgress.then(() => navigate(-1));
      else void navigate(-1);
    },
  };
}

function wasPushed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'pushed' in state;
}
