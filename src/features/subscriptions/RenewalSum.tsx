import { Text } from '#src/components/Typography/Typography.tsx';
import { daysLeft, type Renewable, stakeOf } from '#src/features/shared/subscription/renewal/renewal.ts';
import { countOf, formatNumber } from '#src/lib/text.ts';

/** What is at stake in the shown subscriptions that end: the sum of their amounts, and how many renew themselves. */
export function RenewalSum({ rows }: { rows: readonly Renewable[] }) {
  const now = new Date();
  const ending = rows.filter((row) => (daysLeft(row, now) ?? -1) >= 0);
  if (ending.length === 0) return null;
  const renewed = ending.filter(({ autoRenew }) => autoRenew).length;
  return (
    <Text size="table">
      <strong>{stakeOf(ending, now)}</strong> at stake in{' '}
      {countOf(ending.length, 'subscription', 'subscriptions')}, {formatNumber(renewed)} of them with Auto
      Renew.
    </Text>
  );
}
