import { css } from 'styled-components';
import { media, theme } from '#src/components/theme/theme.ts';
import { checkbox } from './checkboxStyle.ts';
import { pinned } from './pinnedStyle.ts';
import { rowControls } from './rowControlStyle.ts';
import { rowLinks } from './rowLinkStyle.ts';
import { skeleton } from './skeletonStyle.ts';

/** Rows and cells of the wide table. */
export const rowStyle = css`
  tbody {
    position: relative;
  }
  tbody tr {
    block-size: var(--row);
    position: relative;
    /* Above the row, so that the last one and the footer do not draw two lines. */
    border-block-start: 1px solid ${theme.border.subtle};
    background: ${theme.surface.card};
  }
  tbody tr:is([data-position='0'], [data-skeleton]:first-child) {
    border-color: transparent;
  }
  tbody[data-window] tr {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    contain: layout size style;
  }
  tbody tr:hover {
    background: ${theme.surface.hover};
  }
  tbody tr[data-selected] {
    background: ${theme.surface.selected};
  }
  tbody tr:focus {
    outline: none;
  }
  /* Drawn above the cells, unlike an outline of the row. */
  tbody tr:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${theme.layer.head};
    border: 2px solid ${theme.focus.ring};
    pointer-events: none;
  }
  td {
    display: block;
    align-content: center;
    min-inline-size: 0;
    /* Not hidden: scrollable cells double the cost of a row. */
    overflow: clip;
    padding: 0 10px;
    /* Set, because the browser's default (inherit) makes the style of a cell depend on that of its row. */
    vertical-align: baseline;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  td[data-variant~='end'] {
    text-align: end;
  }
  td[data-variant~='end'] > button {
    margin-inline-start: auto;
  }
  td[data-variant~='muted'] {
    color: ${theme.text.muted};
  }
  td[data-variant~='title'] {
    font-weight: 500;
  }
  td[data-variant~='figures'] {
    font-variant-numeric: tabular-nums;
  }
  /* Only for these cells: for all elements it takes a third of the time of a new row. */
  td[data-variant~='searched']::highlight(search) {
    color: ${theme.mark.text};
    background-color: ${theme.mark.base};
  }
  /* Phone numbers and dates are read from left to right everywhere. */
  td[data-variant~='figures']:dir(rtl):not([data-variant~='pinned']) {
    direction: ltr;
    text-align: end;
  }
  td[data-variant~='figures'][data-variant~='end']:dir(rtl):not([data-variant~='pinned']) {
    text-align: start;
  }
  /* Text written from right to left is cut off at its own end and aligned like the other cells. */
  td[data-variant~='from-right'] {
    direction: rtl;
  }
  td[data-variant~='from-right']:dir(ltr) {
    text-align: end;
  }
  td[data-variant~='from-right'][data-variant~='end']:dir(ltr) {
    text-align: start;
  }
  td[data-variant~='from-right']:dir(ltr) > button {
    margin-inline-start: auto;
  }
  ${pinned}
  ${rowLinks}
  :is(th, td)[data-variant~='select'] {
    padding-inline-end: 0;
    overflow: visible;
  }
  ${checkbox}
  :is(th, td)[data-variant~='actions'] {
    justify-content: flex-end;
    text-align: end;
    overflow: visible;
  }
  ${rowControls}
  :is(th, td)[data-variant~='expand'] {
    padding-inline: 4px;
    overflow: visible;
  }
  tbody tr[data-details] {
    grid-template-columns: minmax(0, 1fr);
    block-size: auto;
    background: ${theme.surface.sunken};
  }
  tr[data-details] td {
    padding: ${theme.space[3]} ${theme.space[4]};
    white-space: normal;
  }
  tbody tr[data-message] {
    display: block;
    /* Centred in the visible width, also if the table scrolls horizontally. */
    position: sticky;
    inset-inline-start: 0;
    block-size: auto;
    border: 0;
    background: none;
  }
  tr[data-message] td {
    white-space: normal;
  }
  ${skeleton}
  ${media.motion} {
    tbody[data-refreshing] td {
      transition: color ${theme.motion.calm} 150ms;
    }
  }
  /* Dimmed, with a contrast that is still sufficient. */
  tbody[data-refreshing] {
    filter: grayscale(0.8);
  }
  tbody[data-refreshing] td {
    color: ${theme.text.muted};
  }
`;
