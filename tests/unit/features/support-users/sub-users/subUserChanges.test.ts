import { expect, it } from 'vitest';
import { buildSupportSubUser, buildSupportUser } from '#fixtures/build/supportUser.ts';
import {
  toggled,
  withoutSubUser,
  withSubUser,
} from '#src/features/support-users/sub-users/subUserChanges.ts';

const [first, second] = [buildSupportSubUser(), buildSupportSubUser({ status: 'Inactive' })];
const user = buildSupportUser({ subUsers: [first, second] });

it('changes one sub-user of that id and leaves the others in their places', () => {
  const after = withSubUser(user, second.id, (subUser) => ({ ...subUser, role: 'Viewer' }));
  expect(after).toEqual({ ...user, subUsers: [first, { ...second, role: 'Viewer' }] });
  expect(after.subUsers[0]).toBe(first);
  expect(withSubUser(user, 'SUB-0', toggled)).toEqual(user);
});

it('removes one sub-user', () => {
  expect(withoutSubUser(user, first.id).subUsers).toEqual([second]);
  expect(withoutSubUser(user, 'SUB-0').subUsers).toEqual([first, second]);
});

it('toggles between Active and Inactive', () => {
  expect(toggled(first).status).toBe('Inactive');
  expect(toggled(second).status).toBe('Active');
  expect(toggled(toggled(first))).toEqual(first);
});
