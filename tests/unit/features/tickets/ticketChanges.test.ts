import { describe, expect, it } from 'vitest';
import { buildActivity, buildTicket } from '#fixtures/build/ticket.ts';
import {
  withAssignee,
  withAttachment,
  withComment,
  withStatus,
} from '#src/features/tickets/ticketChanges.ts';

const stamp = { by: 'Sara Khalil', at: '2026-11-21T10:15:00.000Z' };
const old = buildActivity();
const before = buildTicket({ status: 'Open', activityLog: [old] });

describe('a change of a ticket', () => {
  it.each([
    [
      'comment',
      withComment(before, ' a ', false, stamp),
      { type: 'comment', action: 'added a comment', details: ' a ' },
    ],
    [
      'note',
      withComment(before, 'a\n b', true, stamp),
      { type: 'comment', action: 'added an internal note', details: 'a\n b', isInternal: true },
    ],
    [
      'status',
      withStatus(before, 'Closed', stamp),
      { type: 'status_change', action: 'changed the status from Open to Closed' },
    ],
    [
      'assignee',
      withAssignee(before, 'Mei Tanaka', stamp),
      { type: 'assignment', action: 'assigned the ticket to Mei Tanaka' },
    ],
    [
      'attachment',
      withAttachment(before, 'a.txt', new Blob(['abc']), stamp),
      { type: 'attachment', action: 'uploaded a.txt' },
    ],
  ])('%s leaves the newest entry in the trail, with actor and time', (_, after, entry) => {
    expect(after.activityLog).toHaveLength(2);
    expect(after.activityLog[0]).toBe(old);
    expect(after.activityLog[1]).toMatchObject({ ...entry, actor: stamp.by, timestamp: stamp.at });
    expect(after.lastUpdate).toBe(stamp.at);
    expect(before.activityLog).toEqual([old]);
  });

  it('gives every entry and every attachment an id of its own', () => {
    const twice = withComment(withComment(before, 'a', false, stamp), 'a', false, stamp);
    const files = withAttachment(withAttachment(twice, 'a', new Blob(), stamp), 'a', new Blob(), stamp);
    expect(new Set(files.activityLog.map(({ id }) => id)).size).toBe(5);
    expect(new Set(files.attachments.map(({ id }) => id)).size).toBe(2);
  });

  it('changes the status and the assignee, and names the assignee before', () => {
    expect(withStatus(before, 'Resolved', stamp).status).toBe('Resolved');
    const assigned = withAssignee(before, 'Mei Tanaka', stamp);
    expect(assigned.assignee).toBe('Mei Tanaka');
    expect(withAssignee(assigned, 'Adam Weiss', stamp).activityLog.at(-1)?.action).toBe(
      'assigned the ticket to Adam Weiss, before to Mei Tanaka',
    );
  });

  it('keeps the bytes of a file with its name, size, uploader and time', () => {
    const content = new Blob(['abc']);
    expect(withAttachment(before, 'a.txt', content, stamp).attachments).toEqual([
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
