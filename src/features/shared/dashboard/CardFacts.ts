import styled from 'styled-components';
import { Rows } from '#src/features/shared/Rows.ts';

/** Rows of a flush card: a `div` with `dt` and `dd` for each fact. */
export const CardFacts = styled(Rows).attrs({ as: 'dl' })`
  grid-auto-rows: 1fr;
  block-size: 100%;
  dt {
    flex: 1;
  }
  dd {
    display: flex;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;
