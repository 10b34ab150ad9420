import type { SetupWorker } from 'msw/browser';
import { flushSync } from 'react-dom';
import { create } from 'zustand';
import { delayed, failing } from '#fixtures/msw/overrides.ts';
import { endpoints } from '#src/api/http/endpoints.ts';
import { setTimeZone } from '#src/components/DateTime/shownDates.ts';
import { usePreferences } from '#src/features/shared/preferences/preferences.store.ts';
import { toPreferences } from '#src/lib/preferences.ts';
import { fixClock } from '#storybook/clock.ts';
import { resetState } from '#storybook/resetState.ts';
import { type StoryServerParameter, type StorySession, startServer } from '#storybook/server.ts';
import { type PracticeArgs, type PracticeServer, routeOf, usual } from './choices.ts';
import { chooseSampleTexts, rewordServer } from './records.ts';
import { sessionEnd } from './sessionEnd.ts';

const developersAndCompanies = [
  endpoints.createDeveloper,
  `${endpoints.updateDeveloper}/*`,
  `${endpoints.deleteDeveloper}/*`,
  endpoints.createCompany,
  `${endpoints.updateCompany}/*`,
  `${endpoints.deleteCompany}/*`,
];

/** The fake server of each choice. */
const parameters: Readonly<Record<PracticeServer, StoryServerParameter>> = {
  'as usual': {},
  'slow 2 s': { overrides: [delayed('/*', 2000)] },
  'reads fail': { overrides: [failing(endpoints.developers), failing(endpoints.companies)] },
  'changes fail': { overrides: developersAndCompanies.map((path) => failing(path)) },
  // With `sessionEnd`.
  'session expires': {},
  'nothing there': { developers: 0, companies: 0 },
  'a thousand rows': { developers: 1000, companies: 1000 },
};

/** The console that is shown, with its own server. */
export interface OpenedConsole {
  /** Distinct for each console. */
  readonly number: number;
  readonly path: string;
  readonly choices: Pick<PracticeArgs, 'server' | 'texts'>;
}

/** What the story shows; null while server and stores are replaced. */
export const useStage = create<{ readonly opened: OpenedConsole | null }>()(() => ({ opened: null }));

/** Removes the console of the former choices, so that it does not react to what the next ones replace. */
export function closeConsole(): void {
  flushSync(() => useStage.setState({ opened: null }));
}

interface Opening {
  readonly args: PracticeArgs;
  /** The toolbar; its role counts as in containers and journeys. */
  readonly globals: { readonly role?: 'story' | StorySession };
  readonly msw: SetupWorker;
}

let number = 0;

/** Starts clock, server, stores and console anew, as the args say. Returns the function that restores what it set. */
export async function openConsole({ args, globals, msw }: Opening): Promise<() => void> {
  const { server, texts } = args;
  const { path, fitting } = routeOf(args.route);
  const { role = 'story' } = globals;
  const chosen = role === 'story' ? args.role : role;
  const restoreClock = fixClock(args.day ?? usual.day);
  const { user, db } = await startServer(msw, chosen === 'fitting' ? fitting : chosen, parameters[server]);
  if (server === 'session expires') msw.use(sessionEnd(db, user !== null));
  await rewordServer(db, texts);
  await chooseSampleTexts(texts);
  resetState(user);
  // The console begins as the toolbar says; its own switches change it from there.
  usePreferences.setState({ preferences: toPreferences(globals) });
  number += 1;
  useStage.setState({ opened: { number, path, choices: { server, texts } } });
  return () => {
    void chooseSampleTexts('usual');
    // Settings that the person changed in the console.
    delete document.documentElement.dataset.singleKeys;
    setTimeZone('');
    restoreClock();
  };
}
