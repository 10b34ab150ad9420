import type { SetupWorker } from 'msw/browser';
import { flushSync } from 'react-dom';
import { create } from 'zustand';
import { setTimeZone } from '#src/components/DateTime/shownDates.ts';
import { usePreferences } from '#src/features/shared/preferences/preferences.store.ts';
import { toPreferences } from '#src/lib/preferences.ts';
import { fixClock } from '#storybook/clock.ts';
import { resetState } from '#storybook/resetState.ts';
import { startServer } from '#storybook/server.ts';
import { type Globals, pathAsked } from './address.ts';
import { refusalsOf } from './asked.ts';
import { clashOf, type PracticeArgs, routeOf, usual } from './choices.ts';
import { beginFaults, rowsOf } from './faults.ts';
import { chooseSampleTexts, rewordServer } from './records.ts';

/** The console that is shown, with its own server. */
export interface OpenedConsole {
  /** Distinct for each console. */
  readonly number: number;
  readonly path: string;
  readonly choices: PracticeArgs;
  readonly globals: Globals;
}

interface Stage {
  /** Null while server and stores are replaced, and after a refusal. */
  readonly opened: OpenedConsole | null;
  /** Whether “session expires” has come. */
  readonly sessionEnded: boolean;
  /** Why there is no console for the choices. */
  readonly refusals: readonly string[];
}

const emptyStage: Stage = { opened: null, sessionEnded: false, refusals: [] };

/** What the story shows. */
export const useStage = create<Stage>()(() => emptyStage);

/** Removes the console of the former choices, so that it does not react to what the next ones replace. */
export function closeConsole(): void {
  flushSync(() => useStage.setState(emptyStage));
}

/** The choices with which the frame was opened: what is wrong in its address counts until one is changed. */
let firstChoices: string | null = null;

function refusalsFor(args: PracticeArgs): readonly string[] {
  const choices = JSON.stringify(args);
  firstChoices ??= choices;
  const asked = firstChoices === choices ? refusalsOf(location.search) : [];
  return [...asked, ...[clashOf(args) ?? []].flat()];
}

interface Opening {
  readonly args: PracticeArgs;
  readonly globals: Globals;
  readonly msw: SetupWorker;
}

let number = 0;

/** Starts clock, server, stores and console anew, as the args say. Returns the function that restores what it set. */
export async function openConsole({ args, globals, msw }: Opening): Promise<() => void> {
  const refusals = refusalsFor(args);
  if (refusals.length > 0) {
    useStage.setState({ refusals });
    return () => undefined;
  }
  const { texts, role } = args;
  const { path, fitting } = routeOf(args.route);
  const faults = [...new Set([args.server, args.second])];
  const restoreClock = fixClock(args.day ?? usual.day);
  const server = await startServer(msw, role === 'fitting' ? fitting : role, rowsOf(faults));
  await rewordServer(server.db, texts);
  await chooseSampleTexts(texts);
  resetState(server.user);
  // The console begins as the toolbar says; its own switches change it from there.
  usePreferences.setState({ preferences: toPreferences(globals) });
  const endFaults = beginFaults(faults, {
    server,
    use: (...handlers) => msw.use(...handlers),
    onSessionEnd: () => useStage.setState({ sessionEnded: true }),
  });
  number += 1;
  const shown = pathAsked(location.search, path);
  useStage.setState({ opened: { number, path: shown, choices: args, globals } });
  return () => {
    endFaults();
    void chooseSampleTexts('usual');
    // Settings that the person changed in the console.
    delete document.documentElement.dataset.singleKeys;
    setTimeZone('');
    restoreClock();
  };
}
