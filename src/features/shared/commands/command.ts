/** The headings of the commands in the sheet of keyboard shortcuts and in the search. */
export type CommandGroup =
  | 'Everywhere'
  | 'Lists'
  | 'Tickets'
  | 'Go to'
  | 'Add and import'
  | 'Views'
  | 'System Settings';

/**
 * Something that a user can do. It is declared once, where its action lives; the keys, the sheet of keyboard shortcuts and
 * the search (the command palette) take it from there. `Context` is what it acts on.
 */
export interface Command<Context = unknown> {
  /** Unique among all commands: `ticket.assign-to-me`. */
  readonly id: string;
  /** What it does: `Assign the ticket to me`. */
  readonly words: string;
  /** The keys that run it, each written like `m`, `Mod+k` (Ctrl, on a Mac ⌘) or, one after the other, `g d`. */
  readonly keys?: readonly string[];
  readonly group: CommandGroup;
  /** Absent for keys that the element with the focus handles itself. */
  readonly run?: (context: Context) => void;
  /** Where it can be done too, while its context is not on the screen. */
  readonly path?: string;
  /** Texts by which the search finds it besides its words. */
  readonly facts?: readonly { readonly label: string; readonly text: string }[];
  /** Holding the key runs it again and again. */
  readonly repeats?: true;
  /** Available only while this is true. */
  readonly when?: (context: Context) => boolean;
}

/** A command with the context that is on the screen. */
export interface AvailableCommand
  extends Pick<Command, 'id' | 'words' | 'keys' | 'group' | 'path' | 'facts'> {
  /** Absent for a command that is only a path. */
  readonly run?: () => void;
}

/** The commands that can be run: on the context if there is one, else by their path. */
export function availableCommands<Context>(
  commands: readonly Command<Context>[],
  context: Context | null,
): readonly AvailableCommand[] {
  return commands.flatMap(({ run, when, ...command }): readonly AvailableCommand[] => {
    if (context !== null && run) {
      return when?.(context) === false ? [] : [{ ...command, run: () => run(context) }];
    }
    return command.path === undefined ? [] : [command];
  });
}
