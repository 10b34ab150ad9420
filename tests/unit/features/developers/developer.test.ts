import { expect, it } from 'vitest';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { developerKind, toDeveloperRequest } from '#src/features/developers/developer.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';

const filled = valuesOf(developerKind.fields, buildDeveloper({ companyId: 'c1' }));

it('is sent as the body of spec section 7, and nothing else, with the role of the record', () => {
  expect(toDeveloperRequest(filled, 'lead_developer')).toEqual({ ...filled, role: 'lead_developer' });
});

it('may have no company', () => {
  expect(valuesOf(developerKind.fields, buildDeveloper({ companyId: null })).companyId).toBe('');
});
