import type { Revenue } from '#src/api/types/dashboard.ts';

/** The change from last month to this one in percent, to one decimal place; null when last month had no revenue. */
export function revenueChange({ thisMonth, lastMonth }: Revenue): number | null {
  if (lastMonth === 0) return null;
  return Math.round((thisMonth / lastMonth - 1) * 1000) / 10;
}
