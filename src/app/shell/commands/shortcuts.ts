import type { Command } from '#src/features/shared/commands/command.ts';

/** One line of the sheet of keyboard shortcuts. */
export interface Shortcut {
  /** The caps of the keys: `Ctrl`, `K`. */
  readonly keys: readonly string[];
  readonly does: string;
}

/** Shortcuts under one heading. */
export interface ShortcutGroup {
  readonly label: string;
  readonly shortcuts: readonly Shortcut[];
}

const caps: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
};

function capOf(key: string, modifier: string): string {
  if (key === 'Mod') return modifier;
  return caps[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** The caps of one way to press a command: `Mod+k` is `Ctrl`, `K`. */
export function capsOf(key: string, modifier: string): readonly string[] {
  return key.split(/[+ ]/u).map((part) => capOf(part, modifier));
}

/** The commands that have keys, by their groups in the order of the commands. */
export function shortcutGroups(
  commands: readonly Command<never>[],
  modifier: string,
): readonly ShortcutGroup[] {
  const withKeys = commands.filter(({ keys }) => keys !== undefined);
  return [...new Set(withKeys.map(({ group }) => group))].map((label) => ({
    label,
    shortcuts: withKeys
      .filter(({ group }) => group === label)
      .map(({ words, keys = [] }) => ({ does: words, keys: keys.flatMap((key) => capsOf(key, modifier)) })),
  }));
}
