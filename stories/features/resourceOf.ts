import { fn } from 'storybook/test';
import type { ChangedResource, ResourceKind } from '#src/api/results/resource.ts';
import type { ImportTarget } from '#src/features/shared/import/check/importer.ts';
import type { Option } from '#src/lib/options.ts';

/** A resource that changes nothing: every call succeeds at once, and a read before a save finds these records of more. */
export function resourceOf<Row, Values>(
  kind: ResourceKind<Row, Values>,
  more: Partial<ChangedResource<Row, Values>> = {},
  rows: readonly Row[] = [],
): ChangedResource<Row, Values> {
  return {
    kind,
    readNow: fn(async () => ({ rows, total: rows.length + 1 })),
    create: fn(async () => ({ message: 'Created', id: null, row: null })),
    update: fn(async () => ({ message: 'Updated', id: null, row: null })),
    remove: fn(async () => ({ message: 'Deleted' })),
    refresh: fn(),
    ...more,
  };
}

/** A call that the server refuses, with messages about single fields. */
export function refused(message: string, fields: Readonly<Record<string, string>> = {}) {
  return fn(async (): Promise<never> => {
    throw Object.assign(new Error(message), { fields });
  });
}

/** A call without an answer. */
export const unanswered = () => fn(() => new Promise<never>(() => undefined));

/** An import over these records, every row of which is created. */
export function importInto<Row, Values>(
  rows: readonly Row[],
  lookup: readonly Option[] = [],
): ImportTarget<Row, Values> {
  return {
    readNow: async () => ({ rows, total: rows.length }),
    readLookup: async () => lookup,
    create: fn(async () => ({ message: 'Created', id: null, row: null })),
    refresh: fn(),
  };
}
