import styled from 'styled-components';
import { media, theme } from '#src/components/theme/theme.ts';

/** The records beside each other; on a phone the table scrolls behind the labels. */
export const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.card};
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${theme.font.table} ${theme.font.family};
  th,
  td {
    padding: ${theme.space[2]} ${theme.space[3]};
    min-inline-size: 200px;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tr + tr > *,
  tbody + tbody > tr:first-child > * {
    border-block-start: 1px solid ${theme.border.subtle};
  }
  tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    inline-size: 150px;
    min-inline-size: 110px;
    background: ${theme.surface.card};
    color: ${theme.text.muted};
    font-weight: 400;
  }
  thead th,
  tbody > tr > th[scope='rowgroup'] {
    color: ${theme.text.main};
    font-weight: 600;
  }
  thead th > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
    margin-block-start: ${theme.space[2]};
  }
  p {
    margin: 0;
  }
  ${media.narrow} {
    th,
    td {
      min-inline-size: 150px;
    }
    tr > :first-child {
      inline-size: 96px;
      min-inline-size: 96px;
    }
  }
`;
