import type { Command } from '#src/features/shared/commands/command.ts';

/** What the shell does. */
export interface ShellActions {
  /** Opens the search, or closes it. */
  readonly onSearch: () => void;
  readonly onSidebar: () => void;
  readonly onShortcuts: () => void;
  readonly onLogOut: () => void;
}

const group = 'Everywhere';

/** The commands of the shell with a key. Apart from the others, because every page listens to the keys. */
export const shellKeys: readonly Command<ShellActions>[] = [
  {
    id: 'console.search',
    words: 'Search screens and records',
    keys: ['Mod+k'],
    group,
    run: (shell) => shell.onSearch(),
    // The search has no command to open itself.
    when: () => false,
  },
  {
    id: 'console.sidebar',
    words: 'Open or close the sidebar',
    keys: ['Mod+b'],
    group,
    run: (shell) => shell.onSidebar(),
  },
  {
    id: 'console.shortcuts',
    words: 'Show the keyboard shortcuts',
    keys: ['?'],
    group,
    run: (shell) => shell.onShortcuts(),
  },
  // The toasts handle it, where there is no shell too.
  { id: 'console.messages', words: 'Go to the newest message, and back', keys: ['F6'], group },
];
