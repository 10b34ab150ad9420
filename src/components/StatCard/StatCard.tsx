import { ArrowDownRight, ArrowUpRight, ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme.ts';

export interface StatCardProps {
  title: string;
  /** Already written as it is shown: `1,429`. */
  value: string;
  subtitle?: string | undefined;
  icon?: ReactNode;
  trend?: { value: string; positive: boolean; note?: string | undefined } | undefined;
  /** Makes the whole card a button of that name, `Show Active`: it leads to what the figure counts. */
  action?: { label: string; onSelect: () => void } | undefined;
  /** Title and figure share one line below 768 px: over a list, whose rows have to be in sight. */
  compact?: boolean | undefined;
}

const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  padding: 14px 16px;
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.card};
  font: ${theme.font.small} ${theme.font.family};
  &:has(> button:hover) {
    border-color: ${theme.border.strong};
  }
  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 4px;
    margin: 0;
  }
  dt {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    color: ${theme.text.muted};
    font: ${theme.font.table} ${theme.font.family};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    margin: 0;
    color: ${theme.text.muted};
    overflow-wrap: anywhere;
  }
  dd[data-value] {
    color: ${theme.text.main};
    font: 600 24px/30px ${theme.font.family};
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  [data-icon] {
    display: grid;
  }
  svg {
    inline-size: 16px;
    block-size: 16px;
    stroke-width: 1.75;
  }
  [data-trend] {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    color: ${theme.danger.text};
  }
  [data-trend='up'] {
    color: ${theme.success.text};
  }
  [data-trend] svg {
    inline-size: 14px;
    block-size: 14px;
  }
  [dir='rtl'] & [data-trend] svg {
    scale: -1 1;
  }
  ${media.narrow} {
    &[data-compact] {
      display: grid;
      align-items: center;
      min-block-size: ${theme.layout.touch};
      padding: 4px 12px;
    }
    &[data-compact]:has(> button) {
      padding-inline-end: 36px;
    }
    &[data-compact] dl {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 8px;
    }
    &[data-compact] dt {
      flex: 1;
      font: ${theme.font.small} ${theme.font.family};
    }
    &[data-compact] [data-icon] {
      display: none;
    }
    &[data-compact] dd[data-value] {
      font: ${theme.font.heading} ${theme.font.family};
    }
    &[data-compact] > button {
      align-items: center;
      padding: 4px 12px;
    }
  }
`;

/** Covers the card, beside its texts and not around them, so that title and figure are read as they are without it. */
const Stretched = styled.button`
  position: absolute;
  inset: -1px;
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  padding: 14px 16px;
  border: 0;
  border-radius: ${theme.radius.card};
  background: none;
  color: ${theme.text.muted};
  cursor: pointer;
  &:hover {
    color: ${theme.primary.text};
  }
`;

/** Holds stat cards in one row, two below 768 px. */
export const StatGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${theme.space[3]};
  ${media.narrow} {
    grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
    gap: ${theme.space[2]};
  }
`;

/**
 * One number with its name and how it moved. The arrow repeats what the sign of the trend says. With an action the
 * card is pressed anywhere.
 */
export function StatCard({ title, value, subtitle, icon, trend, action, compact }: StatCardProps) {
  const Arrow = trend?.positive ? ArrowUpRight : ArrowDownRight;
  return (
    <Root data-compact={compact || undefined}>
      <dl>
        <dt>
          {title}
          {icon ? (
            <span data-icon="" aria-hidden="true">
              {icon}
            </span>
          ) : null}
        </dt>
        <dd data-value="">{value}</dd>
        {trend ? (
          <dd>
            <span data-trend={trend.positive ? 'up' : 'down'}>
              <Arrow aria-hidden="true" />
              {trend.value}
            </span>
            {trend.note}
          </dd>
        ) : null}
        {subtitle ? <dd>{subtitle}</dd> : null}
      </dl>
      {action ? (
        <Stretched type="button" aria-label={action.label} onClick={() => action.onSelect()}>
          <ListFilter aria-hidden="true" />
        </Stretched>
      ) : null}
    </Root>
  );
}
