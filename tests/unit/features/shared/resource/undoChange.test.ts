import { expect, it, vi } from 'vitest';
import { buildAuditEntry } from '#fixtures/build/auditEntry.ts';
import type { FormResource } from '#src/api/results/resource.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import {
  changedFields,
  keepUndo,
  undoable,
  undoChange,
  undoOf,
} from '#src/features/shared/resource/undoChange.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly city: string;
}

type Values = Pick<Row, 'name' | 'city'>;

const before: Row = { id: '1', name: 'Acme', city: 'Dubai' };
const fields = changedFields({ name: 'Acme', city: 'Dubai' }, { name: 'Acme Holding', city: 'Doha' });

function bench(now: Row | null) {
  const update = vi.fn(async () => ({ message: 'Updated', id: '1', row: null }));
  const resource: FormResource<Row, Values> = {
    kind: {
      id: 'units',
      noun: { one: 'company', many: 'companies' },
      nameOf: ({ name }) => name,
      valuesOf: ({ name, city }) => ({ name, city }),
      names: { name: 'Name', city: 'City' },
    },
    readNow: async () => ({ rows: now ? [now] : [], total: now ? 1 : 0 }),
    update,
  };
  return { resource, update };
}

it('restores the fields that the save changed, and no others', async () => {
  const now = { ...before, name: 'Acme Holding' };
  const { resource, update } = bench(now);
  expect(await undoChange(resource, '1', fields.slice(0, 1))).toEqual({ message: 'Updated' });
  expect(update).toHaveBeenCalledExactlyOnceWith(now, { name: 'Acme' });
});

it('keeps what was changed since, and names it', async () => {
  const now = { ...before, name: 'Acme Holding', city: 'Muscat' };
  const { resource, update } = bench(now);
  expect((await undoChange(resource, '1', fields)).also).toBe('Changed since, and not restored: City');
  expect(update).toHaveBeenCalledExactlyOnceWith(now, { name: 'Acme' });
});

it('sends nothing when everything was changed since', async () => {
  const { resource, update } = bench({ ...before, name: 'A', city: 'B' });
  expect(await undoChange(resource, '1', fields)).toEqual({
    message: 'Nothing was restored',
    also: 'Changed since, and not restored: Name and City',
  });
  expect(update).not.toHaveBeenCalled();
});

it('fails for a record that was deleted', async () => {
  await expect(undoChange(bench(null).resource, '1', fields)).rejects.toMatchObject({ status: 404 });
});

it('remembers neither what was not changed, nor files, nor secrets', () => {
  const logo = new File([], 'logo.png');
  const changed = changedFields(
    { name: 'Acme', city: 'Dubai', logo: null, password: 'one' },
    { name: 'Acme', city: 'Doha', logo, password: 'two' },
  );
  expect(undoable(changed, ['password'])).toEqual([{ name: 'city', before: 'Dubai', after: 'Doha' }]);
});

it('is offered once, and again after a failure', async () => {
  const undo = vi.fn(async () => Promise.reject(new Error('Refused')));
  const entry = buildAuditEntry();
  const start = keepUndo(entry, 'Acme', undo);
  expect(undoOf(entry)).toBe(start);
  start();
  start();
  expect(undoOf(entry)).toBeUndefined();
  expect(undo).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(undoOf(entry)).toBe(start));
  toast.dismiss();
});
