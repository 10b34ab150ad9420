import type { Command } from '#src/features/shared/commands/command.ts';
import { usePreferences } from '#src/features/shared/preferences/preferences.store.ts';
import type { Preferences } from '#src/lib/preferences.ts';
import type { ShellActions } from './shellKeys.ts';

const group = 'Everywhere';

const prefer = (id: string, words: string, part: Partial<Preferences>): Command<ShellActions> => ({
  id: `console.${id}`,
  words,
  group,
  run: () => usePreferences.getState().change(part),
});

/** The other commands of the shell. */
export const shellCommands: readonly Command<ShellActions>[] = [
  { id: 'console.close', words: 'Close what is open', keys: ['Escape'], group },
  prefer('theme.light', 'Light theme', { theme: 'light' }),
  prefer('theme.dark', 'Dark theme', { theme: 'dark' }),
  prefer('theme.system', 'Theme of the system', { theme: 'system' }),
  prefer('density.compact', 'Compact density', { density: 'compact' }),
  prefer('density.normal', 'Normal density', { density: 'normal' }),
  prefer('density.comfortable', 'Comfortable density', { density: 'comfortable' }),
  { id: 'console.log-out', words: 'Log Out', group, run: (shell) => shell.onLogOut() },
];
