import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import styled from 'styled-components';
import { icon, theme } from '../theme/theme.ts';

export interface TrendProps {
  /** Text with a sign: `+12%`. */
  value: string;
  /** True for a green arrow up, false for a red arrow down. */
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
    ${icon[14]}
  }
`;

/** The change of a number, with a decorative arrow. */
export function Trend({ value, positive }: TrendProps) {
  const Arrow = positive ? ArrowUpRight : ArrowDownRight;
  return (
    <Root data-trend={positive ? 'up' : 'down'}>
      <Arrow aria-hidden="true" />
      {value}
    </Root>
  );
}
