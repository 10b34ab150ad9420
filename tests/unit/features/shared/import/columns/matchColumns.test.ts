import { describe, expect, it } from 'vitest';
import { companyImport } from '#src/features/companies/import/companyImport.ts';
import { developerList } from '#src/features/developers/developerList.ts';
import { developerImport } from '#src/features/developers/import/developerImport.ts';
import {
  chooseField,
  matchColumns,
  sampleValues,
  toKept,
} from '#src/features/shared/import/columns/matchColumns.ts';
import { importFields } from '#src/features/shared/import/importFields.ts';

const companyFields = importFields(companyImport.fields);
const developerFields = importFields(developerImport.fields);

describe('columns', () => {
  it('are matched by their headers, without case, spaces and signs', () => {
    const header = ['Full name', 'EMIRATES ID NO.', 'e-mail', 'Mobile', 'company name', 'status', 'Notes'];
    expect(matchColumns(header, developerFields, {})).toEqual([
      'name',
      'emiratesId',
      'email',
      'phoneNumber',
      'companyId',
      'isActive',
      '',
    ]);
  });

  it('of our own export are matched, columns without a field are ignored', () => {
    const header = developerList.columns.map((column) => column.header);
    expect(matchColumns(header, developerFields, {})).toEqual([
      'name',
      'companyId',
      'email',
      'phoneNumber',
      'emiratesId',
      'isActive',
      '',
      '',
    ]);
    expect(matchColumns(['Company Name', 'Email'], companyFields, {})).toEqual([
      'companyName',
      'companyEmail',
    ]);
  });

  it('give a field to one column, and follow the choices of before', () => {
    expect(matchColumns(['Phone', 'Mobile'], developerFields, {})).toEqual(['phoneNumber', '']);
    const kept = toKept(['Company', 'Phone'], ['name', ''], { mail: 'email' }, developerFields);
    expect(kept).toEqual({ mail: 'email', company: 'name', phone: '' });
    expect(matchColumns(['Phone', 'Company'], developerFields, kept)).toEqual(['', 'name']);
    // A field of an older version.
    expect(matchColumns(['Phone'], developerFields, { phone: 'fax' })).toEqual(['phoneNumber']);
  });

  it('are kept by headers of the list only: the first row may be a record', () => {
    const person = ['Noor Ali', '784-1990-1234567-1', 'noor@new.example', '+971 50 123 4567', 'E-mail'];
    const chosen = ['name', 'emiratesId', '', 'phoneNumber', 'email'];
    const before = { nooralisbrother: 'name' };
    expect(toKept(person, chosen, before, developerFields)).toEqual({ email: 'email' });
  });

  it('lose a field that another column gets', () => {
    expect(chooseField(['name', 'email', ''], 2, 'email')).toEqual(['name', '', 'email']);
    expect(chooseField(['name', ''], 0, '')).toEqual(['', '']);
  });

  it('show their first three values', () => {
    const rows = ['', 'a', 'b\nc', ' ', 'd', 'e'].map((cell, at) => ({ number: at + 2, cells: [cell] }));
    expect(
      sampleValues({ name: '', header: ['A'], rows, lines: null, notices: [], encoding: null }, 0),
    ).toEqual(['a', 'b c', 'd']);
  });
});
