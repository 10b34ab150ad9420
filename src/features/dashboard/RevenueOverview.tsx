import styled from 'styled-components';
import type { Revenue } from '#src/api/types/dashboard.ts';
import { Card } from '#src/components/Card/Card.tsx';
import { EmptyState } from '#src/components/EmptyState/EmptyState.tsx';
import { Trend } from '#src/components/StatCard/Trend.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { SampleFigures } from '#src/features/shared/SampleFigures.tsx';
import { formatNumber } from '#src/lib/text.ts';
import { revenueChange } from './revenue.ts';

const Months = styled.dl`
  display: grid;
  gap: ${theme.space[4]};
  margin: 0 0 ${theme.space[4]};
  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
    position: relative;
    gap: ${theme.space[3]};
    padding-block-end: 10px;
  }
  dt {
    color: ${theme.text.muted};
    font: ${theme.font.table} ${theme.font.family};
  }
  dd {
    margin: 0;
    text-align: end;
    font: 600 1.125rem/1.625rem ${theme.font.family};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  svg {
    position: absolute;
    inset: auto 0 0;
    inline-size: 100%;
    block-size: 6px;
    color: ${theme.chart.first};
  }
  > div + div svg {
    color: ${theme.border.strong};
  }
`;

interface MonthProps {
  label: string;
  /** In whole US dollars. */
  amount: number;
  /** The amount whose bar has the full width. */
  highest: number;
}

/** The amount of a month as text, with a decorative bar. */
function Month({ label, amount, highest }: MonthProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {`$${formatNumber(amount)}`}
        <svg aria-hidden="true">
          <rect width={`${(100 * amount) / highest}%`} height="100%" rx={3} fill="currentColor" />
        </svg>
      </dd>
    </div>
  );
}

function Change({ revenue }: { revenue: Revenue }) {
  const change = revenueChange(revenue);
  if (change === null) return null;
  return (
    <Text muted size="table">
      {change === 0 ? <span>No change</span> : <Trend percent={change} />}
      <span> compared with Last Month</span>
    </Text>
  );
}

/** The revenue of two months and its change (spec section 2). */
export function RevenueOverview({ revenue }: { revenue: Revenue | null }) {
  if (!revenue) {
    return (
      <Card title="Revenue Overview">
        <EmptyState title="No revenue yet" text="It is shown after the first month." />
      </Card>
    );
  }
  const { thisMonth, lastMonth } = revenue;
  const highest = Math.max(thisMonth, lastMonth, 1);
  return (
    <Card title="Revenue Overview" actions={<SampleFigures />}>
      <Months>
        <Month label="This Month" amount={thisMonth} highest={highest} />
        <Month label="Last Month" amount={lastMonth} highest={highest} />
      </Months>
      <Change revenue={revenue} />
    </Card>
  );
}
