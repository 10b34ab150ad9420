import { screenTitles } from '../screenTitles.ts';

/** The states that look the same on every screen: those of the shell, and of the pages that are shown in place of a screen. */
const onEveryScreen = [
  'screens-both-portals-shell--offline',
  'screens-both-portals-shell-maintenance--under-maintenance',
  'screens-access-expiry-overlay--active',
  'screens-access-sign-in--session-expired',
  'screens-access-unauthorized--default',
  'screens-both-portals-broken-page--default',
] as const;

/** The states that the one frame of lists, and the one of forms, draw for all areas. */
const onEveryList = [
  'screens-shared-listpage-states--one-record',
  'screens-shared-listpage-states--deletion-refused-told',
  'screens-shared-listpage--read-only',
  'screens-shared-listnotices--refresh-failed',
  'screens-shared-formdialog-saving--rejected',
  'screens-shared-conflictdialog--one-field',
  'screens-shared-recordformdialog--deleted',
] as const;

/** The ids of the states that the screen of this title, such as `Master Portal/Plans`, shares with others. */
export function sharedStatesOf(title: string): readonly string[] {
  const screen = screenTitles.find((each) => each.title === title);
  if (!screen) return [];
  return /list/iu.test(screen.kind) ? [...onEveryList, ...onEveryScreen] : onEveryScreen;
}
