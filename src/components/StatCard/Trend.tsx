import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import styled from 'styled-components';
import { icon, theme } from '../theme/theme.ts';

/** `+12%`, `-5%`; zero has no sign. */
export function percentText(percent: number): string {
  return `${percent > 0 ? '+' : ''}${percent}%`;
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

/** The change of a number in percent, with a decorative arrow: green and up, or red and down when it fell. */
export function Trend({ percent }: { percent: number }) {
  const Arrow = percent < 0 ? ArrowDownRight : ArrowUpRight;
  return (
    <Root data-trend={percent < 0 ? 'down' : 'up'}>
      <Arrow aria-hidden="true" />
      {percentText(percent)}
    </Root>
  );
}
