import { css } from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';

/** A row as a card: title and badge, lines below them, actions at the end. `:where` keeps these rules as weak as those of the table. */
export const cardStyle = css`
  &:where([data-cards]) {
    table {
      min-inline-size: 0;
    }
    /* Visible only to assistive technology (CardHead). */
    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody tr {
      grid-template-columns: repeat(var(--lines), minmax(0, 1fr)) minmax(var(--end), auto);
      grid-auto-rows: 1.375rem;
      column-gap: ${theme.space[2]};
      padding-block: 0.5625rem 0.6875rem;
      padding-inline: 12px;
    }
    &[data-select] tbody tr {
      grid-template-columns: 28px repeat(var(--lines), minmax(0, 1fr)) minmax(var(--end), auto);
    }
    tbody td {
      position: static;
      padding: 0;
      background: none;
      grid-column: -3;
    }
    td[data-variant~='select'] {
      grid-area: 1 / 1;
    }
    tbody td[data-variant~='title'] {
      grid-row: 1;
    }
    tbody td[data-variant~='line'] {
      /* Space for the touch target of a CellButton; the text itself ends inside the cell. */
      overflow-clip-margin: 12px;
      grid-column: -3 / -1;
      color: ${theme.text.muted};
      text-align: start;
    }
    tbody td[data-variant~='led'] {
      display: flex;
      align-items: center;
      gap: 6px;
    }
    td[data-variant~='led'] > span {
      flex: none;
    }
    td[data-variant~='led'] > :last-child {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    /* Not read out, because the header is. */
    td[data-label]::before {
      content: attr(data-label) ' ' / '';
    }
    /* A count in a line of text, whose box is only its touch target. */
    td[data-label] > button {
      justify-content: start;
      min-inline-size: ${theme.layout.touch};
      margin-block: -12px;
      padding: 0;
      border: 0;
      font: inherit;
      text-decoration: underline dotted ${theme.border.strong};
      text-underline-offset: 3px;
      vertical-align: top;
    }
    td[data-label] > button[data-fill='quiet'] {
      text-decoration: none;
    }
    tbody td[data-variant~='corner'] {
      grid-area: 1 / -2;
      overflow: visible;
      text-align: end;
    }
    tbody td[data-variant~='actions'],
    tbody td[data-variant~='expand'] {
      grid-area: var(--controls-row) / var(--controls-column) / auto / -1;
      align-self: center;
      justify-self: end;
      /* Touch targets are twice as high as the line. */
      margin-block: -11px;
      margin-inline-end: -12px;
    }
    td[data-variant~='actions'] button,
    td[data-variant~='expand'] button {
      inline-size: 44px;
      block-size: 44px;
      margin-inline-start: 0;
    }
    tr[data-skeleton] td[data-variant~='corner']::before {
      inline-size: 60px;
    }
    tr[data-skeleton] td[data-variant~='actions']::before {
      inline-size: calc(var(--actions) * 44px - 28px);
      margin-inline-end: 14px;
    }
    tbody tr:is([data-details], [data-message]) {
      display: block;
    }
    tbody tr:is([data-details], [data-message]) td {
      padding: ${theme.space[3]};
    }
  }
`;
