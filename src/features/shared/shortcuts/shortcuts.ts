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
        { keys: ['A'], does: 'Assign the ticket to me' },
        { keys: ['R'], does: 'Reply to the ticket' },
        { keys: ['S'], does: 'Change the status of the ticket' },
      ],
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
