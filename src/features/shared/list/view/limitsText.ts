import type { Page } from '#src/api/results/page.ts';
import { isWhole, UNKNOWN_TOTAL } from '#src/lib/maxRows.ts';
import { formatNumber } from '#src/lib/text.ts';

/** What is said of a list of which the server has more rows than were read; null for a whole one. `by` looks at these only. */
export function limitsText(page: Page<unknown>, noun: string, by: string): string | null {
  if (isWhole(page)) return null;
  const { rows, total } = page;
  const all = total === UNKNOWN_TOTAL ? '' : `of ${formatNumber(total)} `;
  return `The first ${formatNumber(rows.length)} ${all}${noun} are shown. ${by} look at these only.`;
}
