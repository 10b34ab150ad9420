import { describe, expect, it } from 'vitest';
import { begunAs, isUnsent, newStatus, withDraft } from '#src/features/tickets/details/ticketDraft.ts';

describe('a draft', () => {
  it.each([
    ['', null, false],
    [' \n\t', null, false],
    ['a', null, true],
    ['', 'Closed', true],
  ] as const)('with the comment %j and the status %s is unsent: %s', (comment, status, unsent) => {
    expect(isUnsent({ comment, status })).toBe(unsent);
  });

  it('has a new status only when it is another one', () => {
    expect(newStatus({ comment: '', status: 'Open' }, { status: 'Open' })).toBeNull();
    expect(newStatus({ comment: '', status: 'Resolved' }, { status: 'Open' })).toBe('Resolved');
  });

  it('is begun as a reply or a note while nothing is typed, and stays what it is after that', () => {
    const note = { comment: 'Ours only', status: null, note: true };
    expect(begunAs(note, false)).toBe(note);
    expect(begunAs({ ...note, comment: ' ' }, false).note).toBe(false);
    expect(begunAs({ comment: '', status: 'Closed' }, true)).toEqual({
      comment: '',
      status: 'Closed',
      note: true,
    });
  });

  it('replaces that of its ticket, and goes when nothing is typed any more', () => {
    const one = withDraft(new Map(), 'A', { comment: 'a', status: null });
    const two = withDraft(one, 'B', { comment: 'b', status: null });
    expect([...withDraft(two, 'A', { comment: 'c', status: null }).keys()].sort()).toEqual(['A', 'B']);
    expect([...withDraft(two, 'A', { comment: ' ', status: null }).keys()]).toEqual(['B']);
  });
});
