import { describe, expect, it } from 'vitest';
import {
  afterEvent,
  isUnsent,
  noDraft,
  type TicketDraft,
} from '#src/features/tickets/details/ticketDraft.ts';

const note: TicketDraft = { ...noDraft, to: 'colleagues', text: 'Ours only', status: 'Resolved' };
const emptyNote: TicketDraft = { ...noDraft, to: 'colleagues' };

describe('a draft', () => {
  it.each([
    ['', null, false],
    [' \n\t', null, false],
    ['a', null, true],
    ['', 'Closed', true],
  ] as const)('with the text %j and the status %s is unsent: %s', (text, status, unsent) => {
    expect(isUnsent({ ...noDraft, text, status })).toBe(unsent);
  });

  it('is begun for others while nothing is written, and stays what it is after that', () => {
    expect(afterEvent(note, { type: 'begin', to: 'customer' })).toEqual({ draft: note, sent: null });
    expect(afterEvent({ ...note, text: ' ' }, { type: 'begin', to: 'customer' }).draft.to).toBe('customer');
    expect(afterEvent(noDraft, { type: 'begin', to: 'colleagues' }).draft).toEqual(emptyNote);
  });

  it('is sent to its audience, with the chosen status or another, and the next one is for the same', () => {
    expect(afterEvent(note, { type: 'send' })).toEqual({ draft: emptyNote, sent: note });
    const closed = afterEvent(note, { type: 'send', status: 'Closed' });
    expect(closed).toEqual({ draft: emptyNote, sent: { ...note, status: 'Closed' } });
    expect(afterEvent(emptyNote, { type: 'send' })).toEqual({ draft: emptyNote, sent: null });
  });

  it('is sent by a button to those whom it names, and its status stays', () => {
    const pressed = afterEvent(note, { type: 'press', to: 'customer' });
    expect(pressed.sent).toEqual({ ...note, to: 'customer', status: null });
    expect(pressed.draft).toEqual({ ...noDraft, status: 'Resolved' });
    expect(afterEvent(noDraft, { type: 'press', to: 'colleagues' })).toEqual({
      draft: emptyNote,
      sent: null,
    });
  });

  it('has files, which are sent and discarded with its text', () => {
    const [one, other] = [new File([], 'a'), new File([], 'a')];
    const attached = [one, other].reduce(
      (draft, file) => afterEvent(draft, { type: 'attach', file }).draft,
      noDraft,
    );
    expect(attached.files).toEqual([one, other]);
    expect(afterEvent(attached, { type: 'detach', file: one }).draft.files).toEqual([other]);
    expect(afterEvent(attached, { type: 'send' }).sent?.files).toEqual([one, other]);
    expect(afterEvent({ ...attached, to: 'colleagues' }, { type: 'discard' }).draft).toEqual(emptyNote);
  });
});
