import { listInWords } from '#src/lib/listInWords.ts';

/** One keyboard shortcut of the console, as the settings page lists it. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

/** Shortcuts under one heading. */
export interface ShortcutGroup {
  readonly label: string;
  readonly shortcuts: readonly Shortcut[];
  /** What is different since lately, for those who know the keys of before. */
  readonly changed?: string;
}

/** The name of the modifier on this machine: Ctrl, or ⌘ on a Mac. */
export function modifierName(platform: string): 'Ctrl' | '⌘' {
  return /mac|iphone|ipad/iu.test(platform) ? '⌘' : 'Ctrl';
}

/** Every shortcut, with the modifier of this machine. */
export function shortcutGroups(modifier: string): readonly ShortcutGroup[] {
  return [
    {
      label: 'Everywhere',
      shortcuts: [
        { keys: [modifier, 'K'], does: 'Search screens and records' },
        { keys: [modifier, 'B'], does: 'Open or close the sidebar' },
        { keys: ['?'], does: 'Show the keyboard shortcuts' },
        { keys: ['Esc'], does: 'Close what is open' },
      ],
    },
    {
      label: 'Lists',
      shortcuts: [
        { keys: ['/'], does: 'Search in the list' },
        { keys: ['↑', '↓'], does: 'Move from row to row' },
        { keys: ['←', '→'], does: 'Move through the controls of the row' },
        { keys: ['Home', 'End'], does: 'First or last row' },
        { keys: ['Page Up', 'Page Down'], does: 'One screen of rows up or down' },
        { keys: ['Space'], does: 'Select the row' },
        { keys: ['Shift', 'Space'], does: 'Select up to the row' },
        { keys: [modifier, 'A'], does: 'Select all rows shown' },
        { keys: ['Enter'], does: 'Open the row' },
      ],
    },
    {
      label: 'Tickets',
      shortcuts: [
        { keys: ['J'], does: 'Next ticket' },
        { keys: ['K'], does: 'Previous ticket' },
        { keys: ['1'], does: 'Set the status to Open' },
        { keys: ['2'], does: 'Set the status to In Progress' },
        { keys: ['3'], does: 'Set the status to Resolved' },
        { keys: ['4'], does: 'Set the status to Closed' },
        { keys: ['A'], does: 'Assign the ticket' },
        { keys: ['M'], does: 'Assign the ticket to me' },
        { keys: ['R'], does: 'Reply to the customer' },
        { keys: ['N'], does: 'Write an internal note' },
        { keys: ['E'], does: 'Resolve the ticket and go to the next' },
        { keys: ['Z'], does: 'Undo the last change' },
        { keys: [modifier, 'Enter'], does: 'Send what is typed' },
        { keys: [modifier, 'Shift', 'Enter'], does: 'Send it as an internal note' },
      ],
      changed: 'New: A opens the agents, and M assigns to you as A did; 1 to 4 set the status in place of S.',
    },
  ];
}

/** The shortcuts that are one character without a modifier, which the settings switch off, as a text: `?, / and J`. */
export function characterKeys(groups: readonly ShortcutGroup[]): string {
  const keys = groups
    .flatMap(({ shortcuts }) => shortcuts)
    .flatMap(({ keys: [key = '', ...more] }) => (key.length === 1 && more.length === 0 ? [key] : []));
  return listInWords(keys);
}
