import { describe, expect, it } from 'vitest';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { companyImport } from '#src/features/companies/import/CompanyImport.tsx';
import { developerImport } from '#src/features/developers/import/DeveloperImport.tsx';
import { investorImport } from '#src/features/investors/import/InvestorImport.tsx';
import { importerOf, type Texts } from '#src/features/shared/import/check/importer.ts';
import { importFields, nearestFirst } from '#src/features/shared/import/check/importFields.ts';
import {
  cellNote,
  checkRow,
  countStates,
  type ImportRow,
  markRepeated,
  rowMessage,
  stateOf,
  toImportRow,
  withText,
} from '#src/features/shared/import/check/rows.ts';
import { emptyList } from '../emptyList.ts';

const layla = buildDeveloper({
  name: 'Layla Haddad',
  email: 'layla@acme.example',
  emiratesId: '784-1985-1234567-1',
  phoneNumber: '+971 55 200 0000',
});

const importer = importerOf(developerImport, {
  ...emptyList,
  readNow: async () => ({ rows: [layla], total: 1 }),
  readLookup: async () => [
    { value: 'c1', label: 'Acme Developments' },
    { value: 'c2', label: 'Twin Towers' },
    { value: 'c3', label: 'Twin Towers' },
  ],
});

const index = await importer.readIndex();

const good: Texts = {
  name: 'Omar Said',
  emiratesId: '784-1990-1111111-1',
  email: 'omar@acme.example',
  phoneNumber: '+971 50 111 1111',
  companyId: 'acme  developments',
  isActive: '',
};

const fields = Object.keys(good);

function checked(number: number, texts: Texts): ImportRow {
  const cells = fields.map((name) => texts[name] ?? '');
  return checkRow(toImportRow({ number, cells }, fields), importer, index);
}

describe('a row that several rows of the file became', () => {
  it('is not sent until its name is corrected', () => {
    const cells = fields.map((name) => good[name] ?? '');
    const problem = 'Rows 3 to 8 became one: a quote is not closed';
    const row = checkRow(toImportRow({ number: 3, cells, problem }, fields), importer, index);
    expect(stateOf(row)).toBe('Problem');
    expect(cellNote(row, 'name')?.text).toBe(problem);
    expect(stateOf(checkRow(withText(row, 'phoneNumber', '0501234567'), importer, index))).toBe('Problem');
    expect(stateOf(checkRow(withText(row, 'name', 'Big'), importer, index))).toBe('Ready');
  });
});

describe('a row', () => {
  it('loses invisible characters that are typed, and has the digits of numbers written out in Latin', () => {
    const row = checkRow(withText(checked(3, good), 'name', 'Omar S\u200baid'), importer, index);
    expect(row.texts.name).toBe('Omar Said');
    expect(checked(3, { ...good, phoneNumber: '٠٥٠ ١٢٣ ٤٥٦٧' }).texts.phoneNumber).toBe('050 123 4567');
    expect(checked(3, { ...good, phoneNumber: '971501234567.0' }).texts.phoneNumber).toBe('971501234567');
  });

  it('is ready when the rules of the form accept it', () => {
    const row = checked(2, good);
    expect(stateOf(row)).toBe('Ready');
    expect(row.notes).toEqual({});
  });

  it.each([
    ['email', 'omar', 'Enter a valid email address'],
    ['email', '', 'Required'],
    ['name', '9.71501E11', 'The spreadsheet has shortened this number: enter all digits'],
    ['isActive', '#N/A', 'The cell has an error (#N/A)'],
    ['isActive', '#NO VALUE!', 'The formula has no value; open and save the file in Excel'],
    ['companyId', 'Nowhere', 'No company has this name'],
    ['companyId', 'Twin Towers', '2 companies have this name'],
    ['isActive', 'maybe', 'Enter Yes or No'],
    ['emiratesId', '7.84199E+14', 'The spreadsheet has shortened this number: enter all digits'],
  ])('with the %s "%s" has a problem in that cell', (field, text, problem) => {
    const row = checked(2, { ...good, [field]: text });
    expect(stateOf(row)).toBe('Problem');
    expect(cellNote(row, field)).toEqual({ kind: 'Problem', text: problem });
  });

  it('that the list has is a duplicate, with a link to the record', () => {
    const row = checked(2, { ...good, email: ' Layla@ACME.example', emiratesId: '784198512345671' });
    expect(stateOf(row)).toBe('Duplicate');
    expect(row.notes['email']).toEqual({
      kind: 'Duplicate',
      text: 'This email is in the list',
      existing: { name: 'Layla Haddad', href: `/master/developer-users?open=details&id=${layla.id}` },
    });
    expect(row.notes['emiratesId']?.text).toBe('This Emirates ID is in the list');
  });

  it.each([
    ['phoneNumber', '+971 50 1', 'Malformed phone'],
    ['phoneNumber', '055 200 0000', 'This phone number is in the list'],
    ['emiratesId', '784-1990-1111111-5', 'Malformed Emirates ID'],
  ])('with the %s "%s" is ready, and says what needs attention', (field, text, attention) => {
    const row = checked(2, { ...good, [field]: text });
    expect(stateOf(row)).toBe('Ready');
    expect(cellNote(row, field)).toMatchObject({ kind: 'Attention', text: attention });
    expect(countStates([row])['Needs attention']).toBe(1);
    expect(rowMessage(row, importer.fields)).toBe('');
  });

  it('has line breaks of its cells as spaces', () => {
    expect(checked(2, { ...good, name: 'Omar\r\n Said ' }).texts['name']).toBe('Omar Said');
  });

  it('is checked again after a correction, which a new check keeps', () => {
    const wrong = checked(2, { ...good, email: 'omar' });
    const right = checkRow(withText(wrong, 'email', 'omar@acme.example'), importer, index);
    expect(stateOf(right)).toBe('Ready');
    const again = toImportRow({ number: 2, cells: [] }, [], right);
    expect(again.texts['email']).toBe('omar@acme.example');
  });
});

describe('doubles in the file', () => {
  const rows = () => [
    checked(2, good),
    checked(3, { ...good, emiratesId: '784-1990-2222222-2' }),
    checked(4, good),
  ];

  it('the first is ready, the later ones are duplicates', () => {
    const marked = markRepeated(rows(), importer.keys);
    expect(marked.map(stateOf)).toEqual(['Ready', 'Duplicate', 'Duplicate']);
    expect(rowMessage(marked[1] ?? checked(9, good), importer.fields)).toBe(
      'Email: Row 2 has the same email',
    );
    expect(countStates(marked)).toEqual({
      Ready: 1,
      Problem: 0,
      Duplicate: 2,
      Skipped: 0,
      'Needs attention': 0,
    });
  });

  it('a skipped row does not count', () => {
    const [first, ...rest] = rows();
    if (!first) throw new Error('There is no row.');
    expect(markRepeated([{ ...first, skipped: true }, ...rest], importer.keys).map(stateOf)).toEqual([
      'Skipped',
      'Ready',
      'Duplicate',
    ]);
  });

  it('a row with a problem does not count: it is not sent', () => {
    const marked = markRepeated([checked(2, { ...good, name: '' }), checked(7, good)], importer.keys);
    expect(marked.map(stateOf)).toEqual(['Problem', 'Ready']);
  });

  it('rows whose marks stay the same are the same objects', () => {
    const marked = markRepeated(rows(), importer.keys);
    expect(markRepeated(marked, importer.keys).every((row, at) => row === marked[at])).toBe(true);
  });
});

it('names that are alike are offered first', () => {
  const names = ['Acme', 'Marina Heights', 'Coral Bay Estates', 'Pearl Bay Estate', 'Zenith'];
  expect(nearestFirst(names, 'coral bay estate')).toEqual([
    'Coral Bay Estates',
    'Pearl Bay Estate',
    'Acme',
    'Marina Heights',
    'Zenith',
  ]);
  expect(nearestFirst(names, '')).toEqual(names);
});

describe('All fields', () => {
  it.each([
    ['developers', developerImport.fields],
    ['investors', investorImport.fields],
    ['companies', companyImport.fields],
  ])('of %s are all fields of the form; a logo is a file of its own', (_, fields) => {
    const names = Object.keys(fields).filter((name) => name !== 'logo');
    expect(importFields(fields).map(({ name }) => name)).toEqual(names);
  });
});
