import { describe, expect, it } from 'vitest';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { developerKind, toDeveloperRequest } from '#src/features/developers/developer.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { readValues } from '#src/features/shared/form/table/readValues.ts';

const problemsOf = (values: object) => readValues(developerKind.fields, values).problems;

const filled = {
  name: 'Layla Haddad',
  emiratesId: '784-1987-1234567-1',
  email: 'layla@acme.example',
  phoneNumber: '+971 50 123 4567',
  companyId: 'c1',
  isActive: true,
};

describe('the rules', () => {
  it('accepts a filled form', () => {
    expect(problemsOf(filled)).toEqual({});
  });

  it.each(['name', 'emiratesId', 'email', 'phoneNumber', 'companyId'])('requires %s', (name) => {
    expect(problemsOf({ ...filled, [name]: '' })).toEqual({ [name]: 'Required' });
    expect(problemsOf({ ...filled, [name]: '   ' })).toEqual({ [name]: 'Required' });
  });

  it('requires a well-formed address, ignoring white space around it', () => {
    expect(problemsOf({ ...filled, email: 'layla@acme' })).toEqual({
      email: 'Enter a valid email address',
    });
    expect(problemsOf({ ...filled, email: ' layla@acme.example ' })).toEqual({});
  });
});

describe('the first values of the form', () => {
  it('begins empty and active', () => {
    expect(valuesOf(developerKind.fields, null)).toEqual({
      name: '',
      emiratesId: '',
      email: '',
      phoneNumber: '',
      companyId: '',
      isActive: true,
    });
  });

  it('begins with the record, which may have no company', () => {
    const developer = buildDeveloper({ name: 'Omar Farouk', companyId: null, isActive: false });
    expect(valuesOf(developerKind.fields, developer)).toMatchObject({
      name: 'Omar Farouk',
      companyId: '',
      isActive: false,
    });
  });
});

describe('toDeveloperRequest', () => {
  it('is the body of spec section 7, and nothing else', () => {
    expect(toDeveloperRequest(filled, 'developer')).toEqual({ ...filled, role: 'developer' });
  });

  it('keeps the role of the record', () => {
    expect(toDeveloperRequest(filled, 'lead_developer').role).toBe('lead_developer');
  });
});
