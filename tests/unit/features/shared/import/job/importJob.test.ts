import { afterEach, expect, it, vi } from 'vitest';
import { setTimeZone } from '#src/components/DateTime/shownDates.ts';
import { developerImport } from '#src/features/developers/import/DeveloperImport.tsx';
import { beginAudit, sessionRecords, stopAudit } from '#src/features/shared/audit/recordAudit.ts';
import { importerOf } from '#src/features/shared/import/check/importer.ts';
import { createImportJob } from '#src/features/shared/import/job/importJob.ts';
import { listenToToasts } from '../../../../listenToToasts.ts';

let stop = () => {};
afterEach(() => {
  stop();
  setTimeZone('');
});

it('an import is named by its time in the preferred zone', async () => {
  stop = listenToToasts(() => undefined);
  vi.useFakeTimers({ now: Date.parse('2028-03-01T10:05:00Z') });
  setTimeZone('America/New_York');
  const job = createImportJob(
    importerOf(developerImport, {
      readNow: async () => ({ rows: [], total: 0 }),
      readLookup: async () => [{ value: 'c1', label: 'Acme' }],
      create: async () => ({ message: '', id: null, row: null }),
      refresh: vi.fn(),
    }),
  );
  await job.takePasted(
    'Name\tEmirates ID\tEmail\tPhone\tCompany\nLayla\t784-1985-1234567-1\tlayla@acme.example\t+971 55 285 4205\tAcme',
  );
  job.next();
  job.next();
  await vi.waitFor(() => expect(job.store.getState().check.status).toBe('ready'));
  job.send();
  await vi.waitFor(() => expect(job.store.getState().endedAt).toBe('05:05:00'));
});

it('a row whose company has gone since Check is not sent', async () => {
  stop = listenToToasts(() => undefined);
  const create = vi.fn(async () => ({ message: '', id: null, row: null }));
  const companies = [{ value: 'c1', label: 'Acme' }];
  const job = createImportJob(
    importerOf(developerImport, {
      readNow: async () => ({ rows: [], total: 0 }),
      readLookup: async () => [...companies],
      create,
      refresh: vi.fn(),
    }),
  );
  await job.takePasted(
    'Name\tEmirates ID\tEmail\tPhone\tCompany\nLayla\t784-1985-1234567-1\tlayla@acme.example\t+971 55 285 4205\tAcme',
  );
  job.next();
  job.next();
  await vi.waitFor(() => expect(job.store.getState().check.status).toBe('ready'));
  companies.length = 0;
  job.send();
  await vi.waitFor(() => expect(job.store.getState().send?.status).toBe('done'));
  expect(create).not.toHaveBeenCalled();
  expect(job.store.getState().rows).toMatchObject([
    { outcome: 'Skipped', message: 'Company: No company has this name' },
  ]);
});

it('a retry is one audit record of the rows that it sent', async () => {
  stop = listenToToasts(() => undefined);
  beginAudit({ userId: 'u1', user: 'Sara', sessionId: 'S', userAgent: 'Chrome' });
  let refused = true;
  const job = createImportJob(
    importerOf(developerImport, {
      readNow: async () => ({ rows: [], total: 0 }),
      readLookup: async () => [{ value: 'c1', label: 'Acme' }],
      create: async ({ name }) => {
        if (refused && name === 'Omar')
          throw Object.assign(new Error('Refused'), { code: 'http', status: 409 });
        return { message: '', id: null, row: null };
      },
      refresh: vi.fn(),
    }),
  );
  const row = (name: string, number: number) =>
    `${name}\t784-1985-123456${number}-1\t${name}@acme.example\t+971 55 285 4205\tAcme`;
  await job.takePasted(
    ['Name\tEmirates ID\tEmail\tPhone\tCompany', row('Layla', 1), row('Omar', 2)].join('\n'),
  );
  job.next();
  job.next();
  await vi.waitFor(() => expect(job.store.getState().check.status).toBe('ready'));
  job.send();
  await vi.waitFor(() => expect(job.store.getState().send?.status).toBe('done'));
  refused = false;
  job.retryFailed();
  await vi.waitFor(() => expect(sessionRecords.getState()).toHaveLength(2));
  expect(sessionRecords.getState().map(({ details, result }) => [details, result])).toEqual([
    ['Import of developers: 1 developer imported', 'success'],
    ['Import of developers: 1 developer imported, 1 failed', 'failed'],
  ]);
  stopAudit();
});
