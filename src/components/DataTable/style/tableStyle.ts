import styled from 'styled-components';
import { bulkHeight } from '#src/components/DataTable/columns/columnLayout.ts';
import { media, theme } from '#src/components/theme/theme.ts';
import { cardBarStyle } from './cardBarStyle.ts';
import { cardStyle } from './cardStyle.ts';
import { headStyle } from './headStyle.ts';
import { rowStyle } from './rowStyle.ts';

/**
 * The whole grid in one styled component: cells are plain elements told apart by `data-` attributes, so a
 * row costs what its elements cost. `--columns` holds the tracks, `--row` the row height, `--width` what
 * the columns need at least.
 */
export const TableRoot = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1 1 auto;
  position: relative;
  min-inline-size: 0;
  min-block-size: 15rem;
  overflow: hidden;
  background: ${theme.surface.card};
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.card};
  font: ${theme.font.table} ${theme.font.family};

  [data-part='scroller'] {
    flex: 1 1 auto;
    min-block-size: 0;
    /* Where nothing else bounds the height, the window still must. */
    max-block-size: 100dvh;
    overflow: auto;
    overscroll-behavior: contain;
    position: relative;
  }
  [data-part='scroller']:focus-visible {
    outline-offset: -2px;
  }
  &[data-bulk] [data-part='scroller'] {
    padding-block-end: ${bulkHeight.wide}px;
  }
  ${media.small} {
    &[data-bulk] [data-part='scroller'] {
      padding-block-end: ${bulkHeight.small}px;
    }
  }
  &[data-status='loading'] [data-part='scroller'] {
    overflow: hidden;
  }
  table,
  thead,
  tbody {
    display: block;
  }
  table {
    min-inline-size: var(--width);
  }
  tr {
    display: grid;
    grid-template-columns: var(--columns);
  }
  caption,
  [data-part='hidden'] {
    display: block;
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  [data-part='title'] {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
    flex: none;
    padding: 10px 14px;
    border-block-end: 1px solid ${theme.border.subtle};
    ${media.narrow} {
      /* The space of half a card. */
      padding-block: 3px;
    }
  }
  [data-part='icons'] {
    position: absolute;
    stroke-width: 1.75;
    svg {
      stroke-width: inherit;
    }
  }
  [data-part='foot'] {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    flex: none;
    min-block-size: ${theme.layout.foot};
    /* Its line lies over that of a last row that ends with the scroller, and over pinned cells. */
    position: relative;
    z-index: ${theme.layer.cell};
    margin-block-start: -1px;
    padding-inline: ${theme.space[3]};
    border-block-start: 1px solid ${theme.border.subtle};
    color: ${theme.text.muted};
    font-variant-numeric: tabular-nums;
  }
  [data-part='foot'] > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  ${media.narrow} {
    /* Pages that leave the text no room go below it. */
    [data-part='foot'] {
      flex-wrap: wrap;
      row-gap: 0;
      padding-block: ${theme.space[1]};
    }
    [data-part='foot'] > :first-child {
      flex: 1 0 auto;
      max-inline-size: 100%;
      padding-block: ${theme.space[1]};
    }
    [data-part='foot'] > :first-child:not(:only-child) {
      padding-block: 0;
    }
    [data-part='foot'] > nav {
      margin-inline: auto -10px;
    }
  }
  /* Nothing to say, but the live region stays. */
  &[data-status='failed'] [data-part='foot'] {
    block-size: 0;
    min-block-size: 0;
    margin: 0;
    padding-block: 0;
    border: 0;
    overflow: hidden;
  }
  ${headStyle}
  ${rowStyle}
  ${cardStyle}
  ${cardBarStyle}
`;
