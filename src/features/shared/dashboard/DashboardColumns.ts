import styled from 'styled-components';
import { media, theme } from '#src/components/theme/theme.ts';

/** A wide and a narrow column of cards under the figures of a dashboard; each column is a `div`, or one card. */
export const DashboardColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${theme.space[3]};
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
