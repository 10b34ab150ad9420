import { expect, it } from 'vitest';
import { type ImportRow, type Outcome, toImportRow } from '#src/features/shared/import/check/rows.ts';
import { countOutcomes, sendSummary } from '#src/features/shared/import/send/sendTexts.ts';

const rowsOf = (...outcomes: readonly (Outcome | null)[]): readonly ImportRow[] =>
  outcomes.map((outcome, at) => ({ ...toImportRow({ number: at + 2, cells: [] }, []), outcome }));
const sent = new Set(['3', '4', '5', '6']);
const noun = { one: 'developer', many: 'developers' };

it('a stopped import has not sent the rows that it skipped', () => {
  const counts = countOutcomes(rowsOf('Skipped', 'Created', 'Failed', 'Skipped', 'Skipped'), sent);
  expect(counts).toEqual({ Created: 1, Failed: 1, Skipped: 3, Unknown: 0, total: 4, done: 2 });
  expect(sendSummary(counts, noun)).toBe('1 developer imported, 1 failed, 2 not sent');
});

it('an import at its end has sent all', () => {
  const counts = countOutcomes(rowsOf('Skipped', 'Created', 'Created', 'Created', 'Unknown'), sent);
  expect(sendSummary(counts, noun)).toBe('3 developers imported, 1 unknown');
});
