import styled from 'styled-components';
import { media, theme } from '#src/components/theme/theme.ts';

/** Scrolls the table, whose names and labels stay in sight. */
export const Scroller = styled.div`
  overflow: auto;
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.card};
  /* What has the focus is beside the labels and below the names. */
  scroll-padding: 96px 0 0 var(--label);
  --label: 150px;
  --least: 200px;
  ${media.narrow} {
    --label: 88px;
    --least: 124px;
  }
  /* Two records fit in 320 px, because the browser does not scroll to a button that is cut off at the side. */
  ${media.short} {
    --label: 76px;
    --least: 96px;
    scroll-padding-block-start: 0;
  }
`;

/** The records beside each other, in columns of one width. */
export const Table = styled.table`
  table-layout: fixed;
  inline-size: 100%;
  min-inline-size: calc(var(--label) + var(--records) * var(--least));
  border-collapse: separate;
  border-spacing: 0;
  font: ${theme.font.table} ${theme.font.family};
  th,
  td {
    padding: ${theme.space[2]} ${theme.space[3]};
    border-block-end: 1px solid ${theme.border.subtle};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tbody:last-child > tr:last-child > * {
    border-block-end: 0;
  }
  tr > :first-child {
    position: sticky;
    z-index: ${theme.layer.cell};
    inset-inline-start: 0;
    inline-size: var(--label);
    background: ${theme.surface.card};
    color: ${theme.text.muted};
    font-weight: 400;
    hyphens: auto;
  }
  thead > tr > * {
    position: sticky;
    inset-block-start: 0;
    z-index: ${theme.layer.head};
    background: ${theme.surface.card};
  }
  thead > tr > :first-child {
    z-index: ${theme.layer.bar};
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
  p > a {
    display: flex;
    align-items: center;
    inline-size: fit-content;
    min-block-size: 24px;
  }
  ${media.narrow} {
    th,
    td {
      padding-inline: ${theme.space[2]};
    }
    thead th > div {
      gap: ${theme.space[1]};
    }
    thead th > div > button[data-size] {
      padding-inline: ${theme.space[2]};
    }
    p > a {
      min-block-size: ${theme.layout.touch};
    }
  }
  /* The whole dialog scrolls. */
  ${media.short} {
    thead > tr > :not(:first-child) {
      position: static;
    }
  }
`;
