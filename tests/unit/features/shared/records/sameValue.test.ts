import { expect, it } from 'vitest';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { developerKind } from '#src/features/developers/developer.ts';
import { sameNumbersAmong } from '#src/features/shared/records/sameValue.ts';

const phoneNumber = '+971 50 123 4567';
const emiratesId = '784-1985-1234567-1';
const layla = buildDeveloper({ name: 'Layla Haddad', phoneNumber, emiratesId, isActive: true });
const omar = buildDeveloper({
  name: 'Omar Farouk',
  phoneNumber: '+971 50 765 4321',
  emiratesId: '',
  isActive: false,
});

const found = (typed: object, own?: string) =>
  sameNumbersAmong(
    developerKind,
    [layla, omar],
    own,
  )({ phoneNumber: '', emiratesId: '', ...typed }).map(({ label, name }) => `${label}: ${name}`);

it.each([
  [{ phoneNumber: '050 123 4567' }, ['Phone Number: Layla Haddad']],
  [{ emiratesId: '784198512345671' }, ['Emirates ID: Layla Haddad']],
  [{ phoneNumber, emiratesId }, ['Emirates ID: Layla Haddad', 'Phone Number: Layla Haddad']],
  // Not yet whole.
  [{ phoneNumber: '+971 50 123 456', emiratesId: '784-1985-1234567' }, []],
  // That of one who is inactive.
  [{ phoneNumber: omar.phoneNumber }, []],
  [{}, []],
])('an active person has %j: %j', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

it('the edited person has the numbers of no other', () => {
  expect(found({ phoneNumber, emiratesId }, layla.id)).toEqual([]);
});

it('names where the other one is shown', () => {
  const [same] = sameNumbersAmong(developerKind, [layla], undefined)({ phoneNumber, emiratesId: '' });
  expect(same?.href).toBe(`/master/developer-users?open=details&id=${layla.id}`);
});
