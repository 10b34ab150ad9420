import { expect, it } from 'vitest';
import { comparedTexts, isSame } from '#src/features/shared/dataIssues/compare/compared.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly fax: string;
}

const fields = [
  { header: 'Name', text: ({ name }: Row) => name },
  { header: 'City', text: ({ city }: Row) => city },
  { header: 'Fax', text: ({ fax }: Row) => fax },
];

const rows: readonly Row[] = [
  { id: '1', name: 'Layla Haddad', city: 'Dubai', fax: '' },
  { id: '2', name: 'L. Haddad', city: 'Dubai', fax: '' },
];

it('has the text of each record for each field, without those that all lack', () => {
  const texts = comparedTexts(fields, rows);
  expect(texts.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)])).toEqual([
    ['Name', 'Layla Haddad', 'L. Haddad'],
    ['City', 'Dubai', 'Dubai'],
  ]);
  expect(texts.map(isSame)).toEqual([false, true]);
});

it('a text that one record lacks is a difference', () => {
  const [fax] = comparedTexts(
    fields,
    rows.map((row) => ({ ...row, fax: row.id === '1' ? '04 1' : '' })),
  ).slice(-1);
  expect(fax?.label).toBe('Fax');
  expect(fax && isSame(fax)).toBe(false);
});

it('two writings of one phone number are the same', () => {
  const [phone] = comparedTexts(
    [{ header: 'Phone', text: ({ fax }: Row) => fax }],
    rows.map((row) => ({ ...row, fax: row.id === '1' ? '+971 50 123 4567' : '050-1234567' })),
  );
  expect(phone && isSame(phone)).toBe(true);
});
