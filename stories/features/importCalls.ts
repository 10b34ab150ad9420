import { fn } from 'storybook/test';
import type { ImportCalls } from '#src/features/shared/import/importer.ts';
import type { Option } from '#src/lib/options.ts';

/** The calls of an import over these records; every row is created. */
export function importCallsOf<Row, Values>(
  rows: readonly Row[],
  lookup: readonly Option[] = [],
): ImportCalls<Row, Values> {
  return {
    readRecords: async () => ({ rows, complete: true }),
    readLookup: async () => lookup,
    create: fn(async () => null),
    refresh: fn(),
  };
}
