import { afterEach, expect, test } from 'vitest';
import { rowFilter } from '#src/features/shared/list/describe/filterRows.ts';
import {
  forgetImported,
  importedFilter,
  rememberImported,
} from '#src/features/shared/list/importing/imported.ts';

const filters = { imported: importedFilter('developers', ({ email }: { email: string }) => email) };
const rows = [{ email: 'A@new.example ' }, { email: 'b@new.example' }, { email: 'c@new.example' }];
const shown = (query: string) => rows.filter(rowFilter(filters, query) ?? (() => true));

afterEach(forgetImported);

test('the records of an import are found by its time', () => {
  rememberImported('developers', ['a@new.example'], '14:05');
  rememberImported('developers', ['b@new.example'], '15:10');
  rememberImported('investors', ['c@new.example'], '14:05');
  expect(shown('imported=14:05')).toEqual([rows[0]]);
  expect(shown('imported=15:10')).toEqual([rows[1]]);
});

test('an import that is not remembered has no records', () => {
  rememberImported('developers', ['a@new.example'], '14:05');
  forgetImported();
  expect(shown('imported=14:05')).toEqual([]);
});
