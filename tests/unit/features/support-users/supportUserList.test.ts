import { describe, expect, it } from 'vitest';
import { buildSupportSubUser, buildSupportUser } from '#fixtures/build/supportUser.ts';
import { viewOf } from '#src/features/shared/list/view/viewOf.ts';
import { supportUserList } from '#src/features/support-users/supportUserList.ts';

const { columns } = supportUserList;

describe('the columns', () => {
  it('count the sub-users of developer users alone, whose count is a link', () => {
    const column = columns.find(({ id }) => id === 'subUsers');
    const shown = (role: 'Developer User' | 'Landlord User' | 'Blume User', count: number) => {
      const user = buildSupportUser({
        role,
        subUsers: Array.from({ length: count }, () => buildSupportSubUser()),
      });
      return [column?.text(user), column?.exported?.(user), column?.opener?.opensFor?.(user)];
    };
    expect(shown('Developer User', 2)).toEqual(['2', 2, true]);
    expect(shown('Developer User', 0)).toEqual(['0', 0, true]);
    expect(shown('Landlord User', 0)).toEqual(['', null, false]);
    expect(shown('Blume User', 0)).toEqual(['', null, false]);
  });
});

describe('the search', () => {
  const user = buildSupportUser({
    id: 'USR-4711',
    name: 'Anna Kowalska',
    email: 'anna@greenline.example',
    mobile: '+48 22 310 4456',
  });
  const finds = (search: string) => viewOf([user], { columns, search }).matching.length === 1;

  it.each(['kowal', 'anna@green', '22 310', '+48223104456', '3104456', 'usr-4711', 'USR-47'])(
    'finds %s in name, email, mobile or ID',
    (text) => expect(finds(text)).toBe(true),
  );

  it.each(['Developer User', 'Active', 'kowalska usr', '711'])('does not find %s', (text) =>
    expect(finds(text)).toBe(false),
  );
});
