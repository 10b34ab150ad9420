import { describe, expect, it } from 'vitest';
import { buildActivity, buildTicket } from '#fixtures/build/ticket.ts';
import { noDraft } from '#src/features/tickets/details/ticketDraft.ts';
import {
  changedText,
  unchangedText,
  withAttachment,
  withChange,
  withComment,
  withUndone,
} from '#src/features/tickets/ticketChanges.ts';

const names = new Map([
  ['mei', 'Mei Tanaka'],
  ['adam', 'Adam Weiss'],
  ['sara', 'Sara Khalil'],
]);
const nameOf = (id: string) => names.get(id) ?? id;
const stamp = { by: 'Sara Khalil', staffId: 'sara', at: '2026-11-21T10:15:00.000Z', nameOf };
const old = buildActivity();
const before = buildTicket({ status: 'Open', activityLog: [old] });

const fileOf = (name: string, ...parts: string[]) => new File(parts, name);
const written = { ...noDraft, text: 'a' };

describe('a change of a ticket', () => {
  it.each([
    [
      'comment',
      withComment(before, { ...noDraft, text: ' a ' }, stamp),
      { type: 'comment', action: 'added a comment', details: ' a ' },
    ],
    [
      'note',
      withComment(before, { ...noDraft, to: 'colleagues', text: 'a\n b' }, stamp),
      { type: 'comment', action: 'added an internal note', details: 'a\n b', isInternal: true },
    ],
    [
      'comment with a status',
      withComment(before, { ...noDraft, text: 'a', status: 'Resolved' }, stamp),
      {
        type: 'comment',
        action: 'added a comment and changed the status from Open to Resolved',
        details: 'a',
      },
    ],
    [
      'status',
      withChange(before, { status: 'Closed' }, stamp),
      { type: 'status_change', action: 'changed the status from Open to Closed' },
    ],
    [
      'assignee',
      withChange(before, { assignee: 'mei' }, stamp),
      { type: 'assignment', action: 'assigned the ticket to Mei Tanaka' },
    ],
    [
      'attachment',
      withAttachment(before, fileOf('a.txt', 'abc'), stamp),
      { type: 'attachment', action: 'uploaded a.txt' },
    ],
  ])('%s leaves the newest entry in the trail, with actor and time', (_, after, entry) => {
    expect(after.activityLog).toHaveLength(2);
    expect(after.activityLog[0]).toBe(old);
    expect(after.activityLog[1]).toMatchObject({
      ...entry,
      actor: stamp.by,
      staffId: 'sara',
      timestamp: stamp.at,
    });
    expect(after.lastUpdate).toBe(stamp.at);
    expect(before.activityLog).toEqual([old]);
  });

  it('gives every entry and every attachment an id of its own', () => {
    const twice = withComment(withComment(before, written, stamp), written, stamp);
    const files = withAttachment(withAttachment(twice, fileOf('a'), stamp), fileOf('a'), stamp);
    expect(new Set(files.activityLog.map(({ id }) => id)).size).toBe(5);
    expect(new Set(files.attachments.map(({ id }) => id)).size).toBe(2);
  });

  it('changes the status and the assignee, and names the assignee before', () => {
    expect(withChange(before, { status: 'Resolved' }, stamp).status).toBe('Resolved');
    const assigned = withChange(before, { assignee: 'mei' }, stamp);
    expect(assigned.assignee).toBe('mei');
    expect(withChange(assigned, { assignee: 'adam' }, stamp).activityLog.at(-1)?.action).toBe(
      'assigned the ticket to Adam Weiss, before to Mei Tanaka',
    );
  });

  it('keeps the bytes of a file with its name, size, uploader and time', () => {
    const content = fileOf('a.txt', 'abc');
    expect(withAttachment(before, content, stamp).attachments).toEqual([
      expect.objectContaining({
        name: 'a.txt',
        size: 3,
        uploadedBy: stamp.by,
        uploadedAt: stamp.at,
        content,
      }),
    ]);
  });
});

it('keeps the files of an internal note for staff, and names them in its entry', () => {
  const sent = { ...written, to: 'colleagues', files: [fileOf('a.txt'), fileOf('b.txt')] } as const;
  const { attachments, activityLog } = withComment(before, sent, stamp);
  expect(attachments.map(({ name, isInternal }) => [name, isInternal])).toEqual([
    ['a.txt', true],
    ['b.txt', true],
  ]);
  expect(activityLog.at(-1)?.action).toBe('added an internal note with a.txt and b.txt');
});

it('tells files of one name apart, in the list and in the entries', () => {
  const first = withAttachment(before, fileOf('photo.png'), stamp);
  const sent = { ...written, files: [fileOf('photo.png'), fileOf('تقرير.pdf')] };
  const { attachments, activityLog } = withComment(first, sent, stamp);
  expect(attachments.map(({ name }) => name)).toEqual(['photo.png', 'photo (2).png', 'تقرير.pdf']);
  expect(activityLog.at(-1)?.action).toBe('added a comment with photo (2).png and \u2066تقرير.pdf\u2069');
});

describe('a status or an assignee', () => {
  const resolve = { status: 'Resolved' } as const;

  it('that the ticket has already changes nothing', () => {
    expect(withChange(before, { status: 'Open' }, stamp)).toBe(before);
    expect(withChange(before, { assignee: null }, stamp)).toBe(before);
  });

  it('is undone with an entry of its own', () => {
    const undone = withUndone(withChange(before, resolve, stamp), resolve, before, stamp);
    expect(undone.status).toBe('Open');
    expect(undone.activityLog.at(-1)?.action).toBe('changed the status from Resolved to Open');
    const assign = { assignee: 'mei' };
    const taken = withUndone(withChange(before, assign, stamp), assign, before, stamp);
    expect(taken.assignee).toBeNull();
    expect(taken.activityLog.at(-1)?.action).toBe('took the ticket from Mei Tanaka');
  });

  it('is not undone when the ticket was changed again', () => {
    const closed = withChange(withChange(before, resolve, stamp), { status: 'Closed' }, stamp);
    expect(withUndone(closed, resolve, before, stamp)).toBe(closed);
  });

  it.each([
    [resolve, 1, 'Status changed to Resolved', 'Already Resolved'],
    [resolve, 3, '3 tickets set to Resolved', 'Nothing to change: all selected tickets are Resolved already'],
    [{ assignee: 'mei' }, 1, 'Assigned to Mei Tanaka', 'Already assigned to Mei Tanaka'],
    [{ assignee: 'sara' }, 1, 'Assigned to Sara Khalil', 'Already assigned to you'],
    [
      { assignee: 'mei' },
      2,
      '2 tickets assigned to Mei Tanaka',
      'Nothing to change: all selected tickets are assigned to Mei Tanaka already',
    ],
  ])('%j of %d tickets is said: %s', (change, count, changed, unchanged) => {
    const me = { id: 'sara', name: 'Sara Khalil' };
    expect(changedText(change, count, { nameOf })).toBe(changed);
    expect(unchangedText(change, count, { me, nameOf })).toBe(unchanged);
  });
});
