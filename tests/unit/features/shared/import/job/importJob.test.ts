import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTimeZone } from '#src/components/DateTime/shownDates.ts';
import { developerImport } from '#src/features/developers/import/DeveloperImport.tsx';
import { beginAudit, sessionRecords, stopAudit } from '#src/features/shared/audit/recordAudit.ts';
import { importerOf } from '#src/features/shared/import/check/importer.ts';
import { createImportJob } from '#src/features/shared/import/job/importJob.ts';
import { recordToasts } from '../../../../recordToasts.ts';
import { emptyList } from '../emptyList.ts';

beforeEach(() => {
  recordToasts();
});
afterEach(() => {
  setTimeZone('');
});

const created = { message: '', id: null, row: null };

/** A checked import of developers of the company Acme. */
async function checkedJob(names: readonly string[]) {
  const create = vi.fn(async (_values: { readonly name: string }) => created);
  const companies = [{ value: 'c1', label: 'Acme' }];
  const job = createImportJob(
    importerOf(developerImport, { ...emptyList, readLookup: async () => [...companies], create }),
  );
  const rows = names.map(
    (name, at) => `${name}\t784-1985-123456${at}-1\t${name}@acme.example\t+971 55 285 4205\tAcme`,
  );
  await job.takePasted(['Name\tEmirates ID\tEmail\tPhone\tCompany', ...rows].join('\n'));
  job.next();
  job.next();
  await vi.waitFor(() => expect(job.store.getState().check.status).toBe('ready'));
  return { job, create, companies, state: job.store.getState };
}

it('an import is named by its time in the preferred zone', async () => {
  vi.useFakeTimers({ now: Date.parse('2028-03-01T10:05:00Z') });
  setTimeZone('America/New_York');
  const { job, state } = await checkedJob(['Layla']);
  job.send();
  await vi.waitFor(() => expect(state().endedAt).toBe('05:05:00'));
});

it('a row whose company has gone since Check is not sent', async () => {
  const { job, create, companies, state } = await checkedJob(['Layla']);
  companies.length = 0;
  job.send();
  await vi.waitFor(() => expect(state().send?.status).toBe('done'));
  expect(create).not.toHaveBeenCalled();
  expect(state().rows).toMatchObject([{ outcome: 'Skipped', message: 'Company: No company has this name' }]);
});

it('a retry is one audit record of the rows that it sent', async () => {
  beginAudit({ userId: 'u1', user: 'Sara', sessionId: 'S', userAgent: 'Chrome' });
  const { job, create, state } = await checkedJob(['Layla', 'Omar']);
  create.mockImplementation(async ({ name }) => {
    if (name === 'Omar') throw Object.assign(new Error('Refused'), { code: 'http', status: 409 });
    return created;
  });
  job.send();
  await vi.waitFor(() => expect(state().send?.status).toBe('done'));
  create.mockImplementation(async () => created);
  job.retryFailed();
  await vi.waitFor(() => expect(sessionRecords.getState()).toHaveLength(2));
  expect(sessionRecords.getState().map(({ details, result }) => [details, result])).toEqual([
    ['Import of developers: 1 developer imported', 'success'],
    ['Import of developers: 1 developer imported, 1 failed', 'failed'],
  ]);
  stopAudit();
});
