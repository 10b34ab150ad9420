import { expect, it } from 'vitest';
import {
  filledReply,
  typedSlash,
  unfilledIn,
  withReply,
  withReplyAt,
} from '#src/features/tickets/details/replyTemplates.ts';
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
  ['', '/', 0],
  ['Hello ', 'Hello /', 6],
  ['Hello  bye', 'Hello / bye', 6],
  ['/', '//', null],
  ['and', 'and/', null],
  ['Hello', 'Hello.', null],
  ['/ ', '/', null],
  ['Hello /', 'Hello /', null],
])('typed into %j, %j asks for a reply at %s', (before, typed, at) => {
  expect(typedSlash(before, typed)).toBe(at);
});

it('writes a reply in place of the slash', () => {
  expect(withReplyAt('Hello / bye', 6, 'there')).toBe('Hello there bye');
});
