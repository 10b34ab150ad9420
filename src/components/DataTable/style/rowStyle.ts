import { css } from 'styled-components';
import { icon, media, theme } from '#src/components/theme/theme.ts';
import { noteHeight } from '../rowTemplate.ts';
import { rowLinks } from './rowLinkStyle.ts';

/** The buttons in rows: actions and expansion. */
const rowControls = css`
  td[data-variant~='actions'] > button,
  td[data-variant~='expand'] > button {
    display: inline-grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    margin-inline-start: 2px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    /* Quiet, with 3:1, until the row is hovered or has the focus. */
    color: ${theme.border.strong};
    vertical-align: middle;
    cursor: pointer;
  }
  tr:is(:hover, :focus-within) > td:is([data-variant~='actions'], [data-variant~='expand']) > button:enabled {
    color: ${theme.text.muted};
  }
  td[data-variant~='actions'] > button:disabled {
    color: ${theme.text.disabled};
    cursor: not-allowed;
  }
  /* Its text, such as a count of 0, must stay readable. */
  td:not([data-variant~='actions']) > button:disabled {
    color: ${theme.text.muted};
  }
  tr > td[data-variant~='actions'] > button:enabled:hover,
  tr > td[data-variant~='expand'] > button:enabled:hover {
    background: ${theme.neutral.tonal};
    color: ${theme.text.main};
  }
  tr > td[data-variant~='actions'] > button[data-intent='danger']:enabled:hover {
    background: ${theme.danger.tonal};
    color: ${theme.danger.text};
  }
  /* No transitions, because typing and scrolling reuse the buttons for other records. */
  td button {
    transition: none;
  }
  /* Cells clip their content. */
  td :is(button, a):focus-visible {
    outline-offset: -2px;
  }
  td:is([data-variant~='actions'], [data-variant~='expand']) > button > svg {
    ${icon[16]}
  }
  td[data-variant~='expand'] button[aria-expanded='true'] svg {
    rotate: 90deg;
  }
`;

/** The native checkboxes of header and rows, with the variant of Checkbox. */
const checkbox = css`
  [data-variant~='select'] > input {
    appearance: none;
    display: block;
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    border: 1.5px solid ${theme.border.strong};
    border-radius: 4px;
    background: ${theme.surface.card};
    cursor: pointer;
  }
  /* Targets of at least 24 px: in rows the whole cell. */
  td[data-variant~='select'] {
    cursor: pointer;
  }
  :is(th, div)[data-variant~='select'] > input {
    position: relative;
  }
  :is(th, div)[data-variant~='select'] > input::after {
    content: '';
    position: absolute;
    inset: -12px;
  }
  /* A touch target; the inset is measured from inside the border of 1.5 px. */
  div[data-variant~='select'] > input::after {
    inset: -15.5px;
  }
  :is(th, div)[data-variant~='select'] > input:disabled {
    border-color: ${theme.border.main};
    background: ${theme.neutral.tonal};
    cursor: not-allowed;
  }
  [data-variant~='select'] > input:is(:checked, :indeterminate) {
    border-color: transparent;
    background: ${theme.primary.solid} border-box;
  }
  [data-variant~='select'] > input:is(:checked, :indeterminate)::before {
    content: '';
    display: block;
    block-size: 16px;
    margin: -1.5px;
  }
  [data-variant~='select'] > input:checked::before {
    background: ${theme.text.onSolid};
    clip-path: polygon(22% 51%, 31% 42%, 43% 54%, 69% 27%, 78% 36%, 43% 72%);
  }
  [data-variant~='select'] > input:indeterminate::before {
    background: ${theme.text.onSolid};
    clip-path: inset(45% 25% 45% 25%);
  }
  ${media.forcedColors} {
    [data-variant~='select'] > input {
      appearance: auto;
    }
    [data-variant~='select'] > input::before {
      content: none;
    }
  }
`;

/** Placeholder bars of a loading table. `--fill` is the width of a text, `--actions` the number of row actions. */
const skeleton = css`
  tbody tr[data-skeleton] td {
    background: none;
  }
  tr[data-skeleton] td::before {
    content: '';
    display: block;
    inline-size: var(--fill, 60%);
    max-inline-size: 100%;
    block-size: 10px;
    border-radius: 3px;
    background: ${theme.neutral.tonal};
  }
  tr[data-skeleton] td:is([data-variant~='end'], [data-variant~='actions'])::before {
    margin-inline-start: auto;
  }
  tr[data-skeleton] td[data-variant~='select']::before {
    inline-size: 16px;
    block-size: 16px;
    border-radius: 4px;
  }
  tr[data-skeleton] td[data-variant~='expand']::before {
    inline-size: 16px;
    margin-inline-start: 6px;
  }
  /* As wide as all icons together. */
  tr[data-skeleton] td[data-variant~='actions']::before {
    inline-size: calc(var(--actions) * 30px - 14px);
    margin-inline-end: 6px;
  }
`;

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
  /* Text written from right to left is cut off at its own end and aligned like the other cells. */
  td[data-variant~='from-right'] {
    direction: rtl;
    text-align: end;
  }
  td[data-variant~='from-right'][data-variant~='end'] {
    text-align: start;
  }
  td[data-variant~='from-right'] > button {
    margin-inline-start: auto;
  }
  tbody tr[data-noted] {
    grid-template-rows: minmax(0, 1fr) ${noteHeight / 16}rem;
  }
  td[data-variant='note'] {
    grid-column: 1 / -1;
    align-content: start;
    padding-inline: 14px;
    font-size: 0.75rem;
    line-height: 1rem;
  }
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
