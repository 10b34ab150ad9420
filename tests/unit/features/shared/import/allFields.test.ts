import fc from 'fast-check';
import type { FormikValues } from 'formik';
import { describe, expect, it, vi } from 'vitest';
import { buildCompany } from '#fixtures/build/company.ts';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { buildInvestor } from '#fixtures/build/investor.ts';
import { companyKind } from '#src/features/companies/company.ts';
import { companyImport } from '#src/features/companies/import/CompanyImport.tsx';
import { developerKind } from '#src/features/developers/developer.ts';
import { developerImport } from '#src/features/developers/import/DeveloperImport.tsx';
import { investorImport } from '#src/features/investors/import/InvestorImport.tsx';
import { investorKind } from '#src/features/investors/investor.ts';
import { fileColumns, valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { type ImportDescription, importerOf } from '#src/features/shared/import/check/importer.ts';
import { knownHeaders, matchColumns } from '#src/features/shared/import/check/matchColumns.ts';
import { toImportRow } from '#src/features/shared/import/check/rows.ts';
import { cellValue } from '#src/features/shared/import/file/cells.ts';
import { readFile } from '#src/features/shared/import/file/readTable.ts';
import { exportRows } from '#src/features/shared/list/export/exportRows.ts';
import { anyText, forAllAsync } from '../../../properties.ts';
import { emptyList } from './emptyList.ts';

/** The values that the form would get from the exported record, imported where it does not exist. */
async function imported<Row extends { readonly id: string }, Values extends FormikValues>(
  description: ImportDescription<Row, Values>,
  record: Row,
  format: 'csv' | 'xlsx',
): Promise<Values | undefined> {
  const create = vi.fn(async (_values: Values) => ({ message: '', id: null, row: null }));
  const { fields } = description;
  const list = description.list.id;
  const importer = importerOf(description, { ...emptyList, create });
  const file = await exportRows(
    { name: list, format, columns: fileColumns(fields), rows: [record] },
    { signal: new AbortController().signal, onProgress: () => undefined, pause: async () => undefined },
  );
  const read = await readFile(new File([file], `${list}.${format}`), knownHeaders(importer.fields));
  if ('problem' in read) throw new Error(read.problem);
  const [row] = read.table.rows;
  if (!row) throw new Error('There is no row.');
  const { texts } = toImportRow(row, matchColumns(read.table.header, importer.fields));
  const { lookup } = await importer.readIndex();
  await importer.create(texts, lookup);
  return create.mock.lastCall?.[0];
}

// The sign that our files have for NUL stays, and lone surrogates are no text. Fields of the forms have one line.
const text = anyText.map((any) => cellValue(any.replace(/\p{Surrogate}/gu, '?').replaceAll('\0', '␀')));
const texts = fc.tuple(text, text, text, text);
const formats = ['csv', 'xlsx'] as const;

describe.each(formats)('All fields as %s, imported again, give the values of the form', (format) => {
  it('of developers', async () => {
    await forAllAsync(texts, async ([name, emiratesId, email, phoneNumber]) => {
      const company = name.length % 2 === 0 ? { companyId: 'c1', companyName: 'Acme Developments' } : {};
      const record = buildDeveloper({ name: `${name}.`, emiratesId, email, phoneNumber, ...company });
      expect(await imported(developerImport, record, format)).toEqual(valuesOf(developerKind.fields, record));
    });
  });

  it('of companies', async () => {
    await forAllAsync(texts, async ([companyName, billingEntity, street, phoneNumber]) => {
      const address = { street, city: phoneNumber, state: companyName, country: '', zipCode: '00971' };
      const names = { companyName: `${companyName}.`, billingEntity, phoneNumber };
      const record = buildCompany({ ...names, address, status: 'suspended' });
      expect(await imported(companyImport, record, format)).toEqual(valuesOf(companyKind.fields, record));
    });
  });

  it('of investors', async () => {
    await forAllAsync(texts, async ([name, emirateId, mobile, street]) => {
      const address = { street, city: name, state: '', country: mobile, zipCode: '00971' };
      const record = buildInvestor({ name: `${name}.`, emirateId, mobile, address, status: 'Inactive' });
      expect(await imported(investorImport, record, format)).toEqual(valuesOf(investorKind.fields, record));
    });
  });
});
