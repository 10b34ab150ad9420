import { afterEach, describe, expect, it, vi } from 'vitest';
import { accounts } from '#fixtures/server/accounts.ts';
import { sessionStore } from '#src/api/session/session.ts';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import type { User } from '#src/api/types/session.ts';
import type { StaffUser } from '#src/api/types/staffUser.ts';
import { changeStatus } from '#src/features/shared/list/bulk/changeStatus.ts';
import { leftIds, openTicketCount } from '#src/features/shared/staff/colleague.ts';
import { colleagues, staffUserStore } from '#src/features/shared/staff/staffUsers.store.ts';
import { staffUserResource } from '#src/features/staff-users/staffUserResource.ts';
import { recordToasts, shownIn } from '../../recordToasts.ts';

const { kind } = staffUserResource;
const userOf = (id: string): StaffUser => {
  const found = staffUserStore.rows().find((row) => row.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
const own = userOf('STF-013');
const other = userOf('STF-002');

const signIn = (user: User) => sessionStore.setState({ step: 'authenticated', user });

afterEach(() => {
  sessionStore.setState({ step: 'login', user: null });
  staffUserStore.reset();
});

describe('the own account', () => {
  it('is neither deleted nor set to Inactive', async () => {
    signIn(accounts.super_admin);
    await expect(staffUserResource.remove(own)).rejects.toThrow('You cannot delete your own account.');
    await expect(
      staffUserResource.update(own, { ...kind.valuesOf(own), status: 'Inactive' }),
    ).rejects.toThrow('You cannot set your own account to Inactive.');
    expect(userOf(own.id)).toEqual(own);
    await staffUserResource.update(own, { mobile: '+971 50 000 0000' });
    expect(userOf(own.id).mobile).toBe('+971 50 000 0000');
  });

  it('is left out of a bulk change, which says so', async () => {
    signIn(accounts.super_admin);
    const toasts = recordToasts();
    const status = kind.statuses?.find(({ label }) => label === 'Inactive');
    if (!status) throw new Error('There is no status Inactive.');
    await changeStatus({
      resource: staffUserResource,
      status,
      rows: [own, other],
      latest: (row) => row,
      onUndo: vi.fn(),
    });
    expect([userOf(own.id).status, userOf(other.id).status]).toEqual(['Active', 'Inactive']);
    expect(shownIn(toasts)).toMatchObject([
      { text: '1 set to Inactive, 1 left out: You cannot set your own account to Inactive.' },
    ]);
  });

  it('of another server is no row, and nothing is refused', async () => {
    signIn({ ...accounts.super_admin, id: 'U-1', email: 'max@blume.example' });
    await staffUserResource.remove(own);
    expect(staffUserStore.rows()).not.toContain(own);
  });
});

describe('who leaves', () => {
  it('keeps a name for their tickets, until the session ends', async () => {
    await staffUserResource.update(other, { name: 'Dan Okafor' });
    await staffUserResource.remove(userOf(other.id));
    expect(colleagues.rows().at(-1)).toMatchObject({
      id: other.id,
      name: 'Dan Okafor',
      email: other.email,
      status: 'Deleted',
    });
    expect(leftIds(colleagues.rows())).toContain(other.id);
    sessionEnds.ended('expired', '');
    expect(colleagues.rows()).toEqual(staffUserStore.rows());
  });

  it('has the open tickets that are assigned', () => {
    const tickets = [
      { assignee: 'S1', status: 'Open' },
      { assignee: 'S1', status: 'In Progress' },
      { assignee: 'S1', status: 'Closed' },
      { assignee: 'S2', status: 'Open' },
      { assignee: null, status: 'Open' },
    ] as const;
    expect(openTicketCount(['S1', 'S9'], tickets)).toBe(2);
    expect(openTicketCount(['S1', 'S2'], tickets)).toBe(3);
  });
});
