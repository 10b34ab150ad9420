import { describe, expect, it } from 'vitest';
import { buildStaffUser } from '#fixtures/build/staffUser.ts';
import { staffUsers } from '#fixtures/data/staffUsers.ts';
import { rowFilter } from '#src/features/shared/list/describe/filterRows.ts';
import { exportRows } from '#src/features/shared/list/export/exportRows.ts';
import { parseSort } from '#src/features/shared/list/url/urlParams.ts';
import { viewOf } from '#src/features/shared/list/view/viewOf.ts';
import { maskedStaffUserList, staffUserList } from '#src/features/staff-users/staffUserList.ts';
import { emptyLayout, shownColumns } from '#src/lib/tableLayout.ts';

const { columns } = staffUserList;
const searched = columns.filter(({ searchable }) => searchable);

describe('the columns', () => {
  it('are searched by name, email and mobile only', () => {
    expect(searched.map(({ id }) => id)).toEqual(['name', 'email', 'mobile']);
  });

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

describe('the filters', () => {
  const rows = [
    buildStaffUser({ status: 'Active', role: 'Manager' }),
    buildStaffUser({ status: 'Inactive', role: 'team-member' }),
    buildStaffUser({ status: 'Active', role: 'team-member' }),
  ];
  const passing = (query: string) => rows.filter(rowFilter(staffUserList.filters, query) ?? (() => true));

  it('match rows by each of them and by both together', () => {
    expect(passing('status=Active')).toEqual([rows[0], rows[2]]);
    expect(passing('role=team-member')).toEqual([rows[1], rows[2]]);
    expect(passing('status=Active&role=team-member')).toEqual([rows[2]]);
    expect(passing('role=Team+Lead')).toEqual([]);
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
