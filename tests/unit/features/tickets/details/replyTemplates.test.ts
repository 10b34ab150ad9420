import { expect, it } from 'vitest';
import {
  filledReply,
  slashBefore,
  unfilledIn,
  withReply,
  withReplyAt,
} from '#src/features/tickets/details/replyTemplates.ts';
import { sendKey } from '#src/features/tickets/details/TicketComposer.tsx';
import { sampleReplies } from '#src/features/tickets/ticketPortals.ts';

const values = { customer: 'Rosa $1 {agent}', ticketId: 'TKT-2026-0001', agent: 'Lina' };

it('fills what is known, to the letter, and leaves the rest', () => {
  expect(filledReply('{customer}, {ticketId} by {date}. {agent} {agent}', values)).toBe(
    'Rosa $1 {agent}, TKT-2026-0001 by {date}. Lina Lina',
  );
  expect(filledReply('Dear {customer}', { customer: '' })).toBe('Dear {customer}');
});

it('names each placeholder that is left once', () => {
  expect(unfilledIn('{date} and {date}, {information}; { no }, {}')).toEqual(['{date}', '{information}']);
  expect(unfilledIn('')).toEqual([]);
});

it('writes a reply after what is typed', () => {
  expect(withReply('  \n', 'Hello')).toBe('Hello');
  expect(withReply('Typed. \n', 'Hello')).toBe('Typed.\n\nHello');
});

it('has sample replies that use every known placeholder, one of them complete', () => {
  const filled = sampleReplies.map(({ text }) => filledReply(text, { ...values, customer: 'Rosa' }));
  expect(filled.map(unfilledIn)).toEqual([['{date}'], ['{information}'], []]);
});

it.each([
  ['/', 1, 0],
  ['Hello /', 7, 6],
  ['and/', 4, null],
  ['Hello', 5, null],
  ['', 0, null],
])('a slash in %j before %i asks for a reply at %s', (typed, caret, at) => {
  expect(slashBefore(typed, caret)).toBe(at);
});

it('writes a reply in place of the slash', () => {
  expect(withReplyAt('Hello / bye', 6, 'there')).toBe('Hello there bye');
});

it.each([
  [{ key: 'Enter', ctrlKey: true }, 'comment'],
  [{ key: 'Enter', metaKey: true }, 'comment'],
  [{ key: 'Enter', ctrlKey: true, shiftKey: true }, 'note'],
  [{ key: 'Enter' }, null],
  [{ key: 'a', ctrlKey: true }, null],
])('the keys %j send %s', (keys, sent) => {
  const none = { ctrlKey: false, metaKey: false, shiftKey: false };
  expect(sendKey({ ...none, ...keys })).toBe(sent);
});
