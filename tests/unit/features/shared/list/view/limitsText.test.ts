import { expect, it } from 'vitest';
import { limitsText } from '#src/features/shared/list/view/limitsText.ts';
import { UNKNOWN_TOTAL } from '#src/lib/maxRows.ts';

const rows = Array.from({ length: 1000 });

it.each([
  [1000, null],
  [1204, 'The first 1,000 of 1,204 developers are shown. Filters look at these only.'],
  [UNKNOWN_TOTAL, 'The first 1,000 developers are shown. Filters look at these only.'],
])('of %j rows in all', (total, text) => {
  expect(limitsText({ rows, total }, 'developers', 'Filters')).toBe(text);
});
