import { css } from 'styled-components';
import { media, theme } from '#src/components/theme/theme.ts';
import { checkbox } from './checkboxStyle.ts';
import { pinned } from './pinnedStyle.ts';
import { rowControls } from './rowControlStyle.ts';
import { skeleton } from './skeletonStyle.ts';

/** Rows and cells of the wide table. */
export const rowStyle = css`
  tbody {
    position: relative;
  }
  tbody tr {
    block-size: var(--row);
    position: relative;
    border-block-end: 1px solid ${theme.border.subtle};
    background: ${theme.surface.card};
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
  /* Drawn above the cells, which the row's own outline is not. */
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
    /* Not hidden: a cell that could scroll costs the browser as much again. */
    overflow: clip;
    padding: 0 10px;
    /* The browser's own sheet has tr and td inherit it, which ties the style of a cell to that of its row. */
    vertical-align: baseline;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  td[data-look~='end'] {
    text-align: end;
  }
  td[data-look~='muted'] {
    color: ${theme.text.muted};
  }
  td[data-look~='title'] {
    font-weight: 500;
  }
  td[data-look~='figures'] {
    font-variant-numeric: tabular-nums;
  }
  /* Asked of these cells alone: asked of all elements, it makes a third of the work of a new row. */
  td[data-look~='searched']::highlight(search) {
    color: ${theme.mark.text};
    background-color: ${theme.mark.base};
  }
  /* Phone numbers and dates are read from left to right everywhere. */
  td[data-look~='figures']:dir(rtl):not([data-look~='pinned']) {
    direction: ltr;
    text-align: end;
  }
  td[data-look~='figures'][data-look~='end']:dir(rtl):not([data-look~='pinned']) {
    text-align: start;
  }
  /* Cut at its end like the others, and begins where they begin. */
  td[data-look~='from-right'] {
    direction: rtl;
  }
  td[data-look~='from-right']:dir(ltr) {
    text-align: end;
  }
  td[data-look~='from-right'][data-look~='end']:dir(ltr) {
    text-align: start;
  }
  td[data-look~='from-right']:dir(ltr) > button {
    margin-inline-start: auto;
  }
  ${pinned}
  :is(th, td)[data-look~='select'] {
    padding-inline-end: 0;
    overflow: visible;
  }
  ${checkbox}
  :is(th, td)[data-look~='actions'] {
    justify-content: flex-end;
    text-align: end;
    overflow: visible;
  }
  ${rowControls}
  :is(th, td)[data-look~='expand'] {
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
    /* In the middle of what one sees, also where the table is wider than its card. */
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
  /* Dimmed, and still at the contrast that reading asks for. */
  tbody[data-refreshing] {
    filter: grayscale(0.8);
  }
  tbody[data-refreshing] td {
    color: ${theme.text.muted};
  }
`;
