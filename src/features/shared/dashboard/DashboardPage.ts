import styled from 'styled-components';
import { media, theme } from '#src/components/theme/theme.ts';

/** The parts of a dashboard with even gaps; the last one reaches the foot of the window. */
export const DashboardPage = styled.div`
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  > :last-child {
    flex: 1 0 auto;
  }
  /* Rows lead somewhere, and their words are no running text. */
  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  ${media.narrow} {
    gap: ${theme.space[3]};
  }
`;

/** A wide and a narrow column of cards that end on one line; each column is a `div`, or one card. */
export const DashboardColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${theme.space[4]};
  > div {
    display: flex;
    flex-direction: column;
    gap: ${theme.space[4]};
  }
  > div > * {
    flex: 1 0 auto;
  }
  /* The rows of a card share its height. */
  > section,
  > div > section {
    display: flex;
    flex-direction: column;
  }
  > section > div,
  > div > section > div {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]};
    > div {
      gap: ${theme.space[3]};
    }
  }
`;
