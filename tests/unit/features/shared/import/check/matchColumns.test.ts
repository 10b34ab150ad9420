import { describe, expect, it } from 'vitest';
import { companyImport } from '#src/features/companies/import/CompanyImport.tsx';
import { developerList } from '#src/features/developers/developerList.ts';
import { developerImport } from '#src/features/developers/import/DeveloperImport.tsx';
import { importFields } from '#src/features/shared/import/check/importFields.ts';
import { chooseField, matchColumns, sampleValues } from '#src/features/shared/import/check/matchColumns.ts';

const companyFields = importFields(companyImport.fields);
const developerFields = importFields(developerImport.fields);

describe('columns', () => {
  it('are matched by their headers, without case, spaces and signs', () => {
    const header = ['Full name', 'EMIRATES ID NO.', 'e-mail', 'Mobile', 'company name', 'status', 'Notes'];
    expect(matchColumns(header, developerFields)).toEqual([
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
    expect(matchColumns(header, developerFields)).toEqual([
      'name',
      'companyId',
      'email',
      'phoneNumber',
      'emiratesId',
      'isActive',
      '',
      '',
    ]);
    expect(matchColumns(['Company Name', 'Email'], companyFields)).toEqual(['companyName', 'companyEmail']);
  });

  it('are matched without the zone that an export names', () => {
    expect(matchColumns(['Email (Asia/Dubai)', 'Phone Number (UTC)', 'Name (Ms)'], developerFields)).toEqual([
      'email',
      'phoneNumber',
      '',
    ]);
  });

  it('give a field to one column', () => {
    expect(matchColumns(['Phone', 'Mobile'], developerFields)).toEqual(['phoneNumber', '']);
  });

  it('lose a field that another column gets', () => {
    expect(chooseField(['name', 'email', ''], 2, 'email')).toEqual(['name', '', 'email']);
    expect(chooseField(['name', ''], 0, '')).toEqual(['', '']);
  });

  it('show their first three values', () => {
    const rows = ['', 'a', 'b\nc', ' ', 'd', 'e'].map((cell, at) => ({ number: at + 2, cells: [cell] }));
    expect(sampleValues({ rows }, 0)).toEqual(['a', 'b c', 'd']);
  });
});
