import type { Command } from './command.ts';

/** Goes to the next ticket or back. */
export type Step = (by: 1 | -1) => void;

/** The keys that step from record to record, in the list as in a record's dialog. */
export const stepKeys: readonly Command<Step>[] = [
  {
    id: 'ticket.next',
    words: 'Next ticket',
    keys: ['j'],
    group: 'Tickets',
    repeats: true,
    run: (step) => step(1),
  },
  {
    id: 'ticket.previous',
    words: 'Previous ticket',
    keys: ['k'],
    group: 'Tickets',
    repeats: true,
    run: (step) => step(-1),
  },
];
