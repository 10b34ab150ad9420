import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright';
import type { Fault } from '#fixtures/server/faults.ts';

export const path = '/master/developer-users';
export const create = '/developer/create';
export const header = ['Name', 'Emirates ID No.', 'E-mail', 'Mobile', 'Company', 'Status'];

export const dialogOf = (page: Page, noun = 'developers') =>
  page.getByRole('dialog', { name: `Import ${noun}` });
export const press = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

const person = (at: number) => [
  `Imported ${at}`,
  `784-1990-${1_000_000 + at}-1`,
  `imported${at}@new.example`,
  `+971 50 ${1_000_000 + at}`,
  'Acme Developments',
  'Active',
];
export const people = (count: number) => Array.from({ length: count }, (_, at) => person(at));
export const csv = (rows: readonly (readonly string[])[]) =>
  Buffer.from([header, ...rows].map((cells) => cells.join(',')).join('\r\n'));

/** Chooses the file and goes on to the step `Check`. */
export async function chooseFile(page: Page, name: string, buffer: Buffer) {
  await dialogOf(page).getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: '', buffer });
  await press(page, 'Next');
  await press(page, 'Next');
}

export const textOf = async (download: Promise<Download>) => readFile(await (await download).path(), 'utf8');

/** Lets this many requests through. */
export const passing = (times: number): Fault => ({ path: create, times });
export const refusing: Fault = {
  path: create,
  times: 1,
  status: 422,
  body: { message: 'Refused for a test' },
};
