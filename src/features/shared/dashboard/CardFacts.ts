import styled from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';

/** Rows of a flush card: a `div` with `dt` and `dd` for each fact. */
export const CardFacts = styled.dl`
  display: grid;
  grid-auto-rows: 1fr;
  block-size: 100%;
  margin: 0;
  font: ${theme.font.table} ${theme.font.family};
  > div {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    padding: 8px 16px;
  }
  > div + div {
    border-block-start: 1px solid ${theme.border.subtle};
  }
  dt {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  dd {
    display: flex;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;
