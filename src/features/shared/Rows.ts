import styled from 'styled-components';
import { media, plainList, theme } from '#src/components/theme/theme.ts';

/** A list whose items are divided by lines, for a flush card; with `data-framed` it has a border of its own. */
export const Rows = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  font: ${theme.font.table} ${theme.font.family};
  > * {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    padding: 8px 16px;
  }
  > * + * {
    border-block-start: 1px solid ${theme.border.subtle};
  }
  > * > * {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  &[data-framed] {
    border: 1px solid ${theme.border.subtle};
    border-radius: ${theme.radius.card};
    overflow: hidden;
    > * {
      padding-inline: 12px;
    }
  }
`;

/** Rows of a badge, a text, which is below the others on phones, and what stands at the end. */
export const TextRows = styled(Rows)`
  > li {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr) auto;
    align-items: start;
    align-content: center;
    padding-block: 10px;
  }
  > li > :first-child {
    display: flex;
  }
  ${media.narrow} {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${theme.space[1]} ${theme.space[3]};
    }
    > li > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;
