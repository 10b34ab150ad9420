import type { Command } from '#src/features/shared/commands/command.ts';

/** Whether the passwords of staff users are masked in this tab, and the function that masks or shows them. */
export interface Passwords {
  readonly hidden: boolean;
  readonly onHide: (hidden: boolean) => void;
}

/** Masks the passwords of staff users, or shows them again. */
export const staffCommands: readonly Command<Passwords>[] = [
  {
    id: 'staff-users.hide-passwords',
    words: 'Hide passwords',
    group: 'Everywhere',
    run: ({ onHide }) => onHide(true),
    when: ({ hidden }) => !hidden,
  },
  {
    id: 'staff-users.show-passwords',
    words: 'Show passwords',
    group: 'Everywhere',
    run: ({ onHide }) => onHide(false),
    when: ({ hidden }) => hidden,
  },
];
