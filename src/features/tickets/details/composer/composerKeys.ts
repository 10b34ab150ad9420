import type { Command } from '#src/features/shared/commands/command.ts';

/** The keys of the comment, which it handles itself (`sendKey`). */
export const composerKeys: readonly Command[] = [
  { id: 'ticket.send', words: 'Send what is typed', keys: ['Mod+Enter'], group: 'Tickets' },
  {
    id: 'ticket.send-note',
    words: 'Send it as an internal note',
    keys: ['Mod+Shift+Enter'],
    group: 'Tickets',
  },
];
