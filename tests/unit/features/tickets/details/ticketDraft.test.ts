import { describe, expect, it } from 'vitest';
import { isUnsaved, newStatus, noDraft, toDraft } from '#src/features/tickets/details/ticketDraft.ts';

const open = { status: 'Open' } as const;

describe('a draft', () => {
  it.each([
    ['', null, false],
    [' \n\t', null, false],
    ['a', null, true],
    ['', 'Open', false],
    ['', 'Closed', true],
  ] as const)('with the comment %j and the status %s is unsaved: %s', (comment, status, unsaved) => {
    expect(isUnsaved({ comment, status }, open)).toBe(unsaved);
  });

  it('has a new status only when it is another one', () => {
    expect(newStatus({ comment: '', status: 'Open' }, open)).toBeNull();
    expect(newStatus({ comment: '', status: 'Resolved' }, open)).toBe('Resolved');
  });

  it.each([
    [undefined, noDraft],
    [null, noDraft],
    ['text', noDraft],
    [{ comment: 7, status: 'Gone' }, noDraft],
    [{ comment: 'a' }, { comment: 'a', status: null }],
    [
      { comment: ' a ', status: 'Resolved' },
      { comment: ' a ', status: 'Resolved' },
    ],
  ])('that was kept as %j comes back as far as it makes sense', (kept, draft) => {
    expect(toDraft(kept)).toEqual(draft);
  });
});
