import styled, { css } from 'styled-components';
import { media, theme, visuallyHidden } from '#src/components/theme/theme.ts';
import { bulkHeight, cardBarHeight, RULER_DIGITS } from '../columns/columnLayout.ts';
import { cardStyle } from './cardStyle.ts';
import { headStyle } from './headStyle.ts';
import { printStyle } from './printStyle.ts';
import { rowStyle } from './rowStyle.ts';
import { stickyStyle } from './stickyStyle.ts';

/** The bar above the cards: select all at the start, the sort at the end, both touch targets. */
const cardBarStyle = css`
  [data-part='card-bar'] {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    flex: none;
    block-size: ${cardBarHeight / 16}rem;
    padding-inline: 0 4px;
    border-block-end: 1px solid ${theme.border.main};
    color: ${theme.text.muted};
  }
  [data-part='card-bar'] > [data-variant='select'] {
    margin-inline: 12px auto;
  }
  /* No frame of its own inside the frame of the table. */
  [data-part='card-bar'] > span {
    flex: 0 1 auto;
    min-inline-size: 0;
    border-color: transparent;
    background: none;
    font: ${theme.font.table} ${theme.font.family};
  }
  /* Inside, because the table clips what is outside of the bar. */
  [data-part='card-bar'] :focus-visible,
  [data-part='card-bar'] > span:has(:focus-visible) {
    outline-offset: -2px;
  }
`;

/**
 * The styles of the whole table in one styled component. Cells are plain elements with `data-` attributes, so that rows
 * need no styled components. `--columns` are the tracks, `--row` is the row height, `--width` the least width.
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
    /* A limit for a table whose parent has no height. */
    max-block-size: 100dvh;
    overflow: auto;
    overscroll-behavior: contain;
    position: relative;
  }
  [data-part='scroller']:focus-visible {
    outline-offset: -2px;
  }
  /* Not in the room that the figures and filters above leave: the page scrolls past them, and the table fills it. */
  ${media.low} {
    flex: none;
    min-block-size: 0;
    max-block-size: calc(100dvh - ${theme.layout.header} - ${theme.space[4]});
    [data-part='scroller'] {
      overscroll-behavior: auto;
    }
  }
  &[data-bulk] [data-part='scroller'] {
    padding-block-end: ${bulkHeight.wide / 16}rem;
  }
  ${media.small} {
    &[data-bulk] [data-part='scroller'] {
      padding-block-end: ${bulkHeight.small / 16}rem;
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
    ${visuallyHidden}
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
    ${media.low} {
      padding-block: 0;
    }
  }
  [data-part='ruler'] {
    position: absolute;
    inline-size: ${RULER_DIGITS}ch;
    visibility: hidden;
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
    /* Its border covers the border of the last row. */
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
    /* The pager wraps below the text if both do not fit in one line. */
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
  /* Empty, but kept, because it is a live region. */
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
  ${stickyStyle}
  ${cardStyle}
  ${cardBarStyle}
  ${printStyle}
`;
