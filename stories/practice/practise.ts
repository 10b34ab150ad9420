import type { SetupWorker } from 'msw/browser';
import { setTimeZone } from '#src/components/DateTime/shownDates.ts';
import { usePreferences } from '#src/features/shared/preferences/preferences.store.ts';
import { toPreferences } from '#src/lib/preferences.ts';
import { resetState } from '#storybook/resetState.ts';
import { type StorySession, startServer } from '#storybook/server.ts';
import type { Fault } from './faults.ts';

/** After how many milliseconds a fault comes that a screen must have been opened before. */
const comesAfter = 5000;

interface Started {
  readonly msw: SetupWorker;
  readonly globals: { readonly role?: StorySession | 'story' };
}

/**
 * Starts a server with the fault before the story, with the role of the toolbar signed in, by default a super admin. The
 * console begins with the theme and density of the toolbar.
 */
export function practise({ rows = {}, answers, later }: Fault) {
  return async ({ msw, globals }: Started) => {
    const { role = 'story' } = globals;
    const server = await startServer(msw, role === 'story' ? 'super_admin' : role, rows);
    resetState(server.user);
    usePreferences.setState({ preferences: toPreferences(globals) });
    msw.use(...(answers?.(server) ?? []));
    const timer = setTimeout(() => void later?.(server, msw), comesAfter);
    return () => {
      clearTimeout(timer);
      // The connection is there again, and settings that the person changed in the console are gone.
      if (Reflect.deleteProperty(navigator, 'onLine')) dispatchEvent(new Event('online'));
      delete document.documentElement.dataset.singleKeys;
      setTimeZone('');
    };
  };
}
