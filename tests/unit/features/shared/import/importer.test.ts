import { expect, it } from 'vitest';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { developerImport } from '#src/features/developers/import/DeveloperImport.tsx';
import { importerOf } from '#src/features/shared/import/check/importer.ts';
import { emptyList } from './emptyList.ts';

const rows = [
  buildDeveloper({ email: 'layla@acme.example', emiratesId: '784-1985-1234567-1' }),
  buildDeveloper({ email: 'omar@acme.example', emiratesId: '784-1990-1111111-1' }),
  // Another record with the email of the first.
  buildDeveloper({ email: 'Layla@acme.example', emiratesId: '784-1999-9999999-9' }),
];
const { has } = await importerOf(developerImport, {
  ...emptyList,
  readNow: async () => ({ rows, total: rows.length }),
}).readIndex();

it.each([
  ['layla@acme.example', '784198512345671', true],
  ['layla@acme.example', '784199999999999', true],
  ['omar@acme.example', '', true],
  ['', '784199011111111', true],
  // An email in one record and an Emirates ID in another.
  ['layla@acme.example', '784199011111111', false],
  ['new@acme.example', '784198512345671', false],
  ['', '', false],
])('a list has a row with %j and %j in one record: %s', (email, emiratesId, expected) => {
  expect(has({ email, emiratesId })).toBe(expected);
});
