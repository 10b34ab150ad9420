import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface TrendProps {
  /** With its sign, which gives the direction: `+12%`. */
  value: string;
  /** Green and up, or red and down. */
  positive: boolean;
}

const Root = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 3px;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  color: ${theme.danger.text};
  &[data-trend='up'] {
    color: ${theme.success.text};
  }
  svg {
    align-self: center;
    inline-size: 14px;
    block-size: 14px;
    stroke-width: 1.75;
  }
  [dir='rtl'] & svg {
    scale: -1 1;
  }
`;

/** How a number changed; the arrow is decoration. */
export function Trend({ value, positive }: TrendProps) {
  const Arrow = positive ? ArrowUpRight : ArrowDownRight;
  return (
    <Root data-trend={positive ? 'up' : 'down'}>
      <Arrow aria-hidden="true" />
      <bdi dir="ltr">{value}</bdi>
    </Root>
  );
}
