import { expect } from 'playwright/test';
import { toWorkbook } from '#src/lib/xlsx.ts';
import { workbook } from '../unit/features/shared/import/workbook.ts';
import {
  chooseFile,
  csv,
  dialogOf,
  header,
  passing,
  path,
  people,
  press,
  refusing,
  textOf,
} from './importing.ts';
import { test } from './journey.ts';
import { openAs } from './openAs.ts';

test('5,000 rows of a workbook are checked; the export of all fields is imported again', async ({
  page,
  api,
}) => {
  test.slow();
  await openAs(page, api, 'super_admin', `${path}?open=import`);
  const workbook = await toWorkbook([{ name: 'People', header, rows: people(5000) }]);
  await chooseFile(page, 'people.xlsx', Buffer.from(await workbook.arrayBuffer()));
  await expect(page.getByRole('button', { name: 'Import 5,000 rows' })).toBeEnabled({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();

  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'All fields' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const text = await textOf(exported);
  expect(text).toMatch(/^\ufeffName,Emirates ID,Email,Phone Number,Company,Active\r\n/u);

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await chooseFile(page, 'developers.csv', Buffer.from(text));
  await expect(dialogOf(page).getByText('62 Duplicate')).toBeVisible();
  await press(page, 'Skip all duplicates');
  await expect(dialogOf(page).getByText('62 Skipped')).toBeVisible();
});

test('the report is imported again after correction', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', `${path}?open=import`);
  const [first = [], second = [], third = []] = people(3);
  await chooseFile(page, 'people.csv', csv([first, second, third.with(2, 'no address')]));
  await api.faults([passing(1), refusing]);
  await press(page, 'Import 2 rows');
  await expect(dialogOf(page).getByText('1 Failed')).toBeVisible();
  const report = page.waitForEvent('download');
  await press(page, 'Download report');
  const text = await textOf(report);
  expect(text).toContain(',Failed,Refused for a test\r\n');
  expect(text).toContain(',Skipped,Email: Enter a valid email address\r\n');
  await press(page, 'Close');

  const open = page.getByRole('button', { name: 'Import', exact: true });
  await open.click();
  await expect(dialogOf(page).getByText('1 Failed')).toBeVisible();
  await press(page, 'Discard');
  await open.click();
  await chooseFile(page, 'report.csv', Buffer.from(text.replace('no address', third[2] ?? '')));
  await expect(dialogOf(page).getByText('2 Ready · 1 Duplicate')).toBeVisible();
  await press(page, 'Import 2 rows');
  await expect(dialogOf(page).getByText('2 Created')).toBeVisible();
});

test('all rows of a file with mixed line ends are read; a huge sheet and a quote that is not closed are refused', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', `${path}?open=import`);
  const dialog = dialogOf(page);
  const file = dialog.getByLabel('File', { exact: true });
  const rows =
    '<row><c t="inlineStr"><is><t>Name</t></is></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
  await file.setInputFiles({ name: 'huge.xlsx', mimeType: '', buffer: Buffer.from(workbook({ rows })) });
  await expect(dialog.getByText('huge.xlsx has more than 200 columns.')).toBeVisible();

  const lines = [header, ...people(10)];
  const textWith = (rows: readonly (readonly string[])[]) =>
    rows.map((cells, at) => `${cells.join(',')}${at < 6 ? '\r\n' : '\n'}`).join('');
  const open = textWith(lines.with(3, ['"open', ...(lines[3] ?? []).slice(1)]));
  await file.setInputFiles({ name: 'open.csv', mimeType: '', buffer: Buffer.from(open) });
  await expect(
    dialog.getByText('open.csv cannot be read from line 4 on: a quote is not closed. Mend it in the file.'),
  ).toBeVisible();

  await chooseFile(page, 'people.csv', Buffer.from(textWith(lines)));
  await expect(dialog.getByText('10 Ready')).toBeVisible();
  await press(page, 'Import 10 rows');
  await expect(dialog.getByText('10 Created')).toBeVisible();
});

test('files of LibreOffice are read under the content policy', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', `${path}?open=import`);
  const dialog = dialogOf(page);
  const file = dialog.getByLabel('File', { exact: true });
  await file.setInputFiles('tests/spreadsheets/libreoffice.xlsx');
  await expect(dialog.getByRole('status')).toHaveText('libreoffice.xlsx: 3 rows, 10 columns');
  await file.setInputFiles('tests/spreadsheets/libreoffice-windows-1252.csv');
  await expect(dialog.getByText('libreoffice-windows-1252.csv was read as Windows-1252.')).toBeVisible();
  const encoding = dialog.getByRole('combobox', { name: 'Encoding' });
  await expect(encoding).toHaveValue('Windows-1252');
  await press(page, 'Next');
  await expect(dialog.getByText('He said "hi", twice; it costs €5, that’s all').first()).toBeVisible();

  await press(page, 'Back');
  await file.setInputFiles('tests/spreadsheets/libreoffice-windows-1256.csv');
  await expect(encoding).toHaveValue('Windows-1256');
  await expect(dialog.getByRole('cell', { name: 'فاطمة الهاشمي' })).toBeVisible();
});
