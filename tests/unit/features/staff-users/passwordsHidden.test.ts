import { expect, it } from 'vitest';
import { staffUsers } from '#fixtures/data/staffUsers.ts';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import { staffUserStore } from '#src/features/shared/staff/staffUsers.store.ts';
import { hidePasswords, usePasswordsHidden } from '#src/features/staff-users/passwordsHidden.store.ts';

it('resets the samples and shows their passwords again after a session has ended', () => {
  staffUserStore.change('STF-001', (user) => ({ ...user, password: 'Changed1here' }));
  hidePasswords(true);
  expect(usePasswordsHidden.getState().hidden).toBe(true);
  sessionEnds.ended('expired', '');
  expect(staffUserStore.rows()).toEqual(staffUsers);
  expect(usePasswordsHidden.getState().hidden).toBe(false);
});
