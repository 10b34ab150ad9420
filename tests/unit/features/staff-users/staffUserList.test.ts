import { describe, expect, it } from 'vitest';
import { buildStaffUser } from '#fixtures/build/staffUser.ts';
import { staffUsers } from '#fixtures/data/staffUsers.ts';
import { exportRows } from '#src/features/shared/list/export/exportRows.ts';
import { parseSort } from '#src/features/shared/list/url/urlParams.ts';
import { viewOf } from '#src/features/shared/list/view/viewOf.ts';
import { maskedStaffUserList, staffUserList } from '#src/features/staff-users/staffUserList.ts';
import { emptyLayout, shownColumns } from '#src/lib/tableLayout.ts';

const { columns } = staffUserList;
describe('the columns', () => {
  it('name the role of a team member in words', () => {
    const role = columns.find(({ id }) => id === 'role');
    expect(role?.text(buildStaffUser({ role: 'team-member' }))).toBe('team-member');
  });

  it('differ only in the password column when passwords are masked', () => {
    const masked = maskedStaffUserList.columns;
    expect(masked.map(({ id }) => id)).toEqual(columns.map(({ id }) => id));
    expect(masked.filter((column, at) => column !== columns[at]).map(({ id }) => id)).toEqual(['password']);
  });
});

describe('a password', () => {
  const expectNone = (text: string) => {
    expect(text).toContain(staffUsers[0]?.email);
    for (const { password } of staffUsers) expect(text).not.toContain(password);
  };

  it('is not found by the search', () => {
    for (const { password, email } of staffUsers) {
      expect(viewOf(staffUsers, { columns, search: password }).matching).toHaveLength(0);
      expect(viewOf(staffUsers, { columns, search: email }).matching).not.toHaveLength(0);
    }
  });

  it('cannot be sorted by', () => {
    expect(parseSort('password', columns)).toBeNull();
  });

  it.each([staffUserList, maskedStaffUserList])('is not in an export', async (list) => {
    const job = { name: 'x', columns: shownColumns(list.columns, emptyLayout), rows: staffUsers };
    const watch = { signal: new AbortController().signal, onProgress: () => {}, pause: async () => {} };
    const file = await exportRows({ ...job, format: 'csv' }, watch);
    const text = await file.text();
    expectNone(text);
    expect(text).not.toContain('Password');
  });
});
