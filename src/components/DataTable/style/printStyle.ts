import { css } from 'styled-components';
import { media, theme } from '#src/components/theme/theme.ts';

/**
 * The table on paper: a real table, whose columns share the width of the sheet and whose header is repeated on each,
 * without controls. Inline styles and styles of higher weight are overridden.
 */
export const printStyle = css`
  ${media.print} {
    display: block;
    flex: none;
    min-block-size: 0 !important;
    overflow: visible;
    border: 0;
    [data-part='scroller'] {
      max-block-size: none;
      padding: 0 !important;
      overflow: visible;
    }
    table {
      display: table;
      inline-size: 100%;
      min-inline-size: 0;
      border-collapse: collapse;
      font-size: 11px;
      line-height: 15px;
    }
    thead {
      display: table-header-group;
      position: static;
    }
    tbody {
      display: table-row-group;
      block-size: auto !important;
    }
    &&& tr {
      display: table-row;
      position: static;
      block-size: auto;
      contain: none;
      transform: none !important;
      break-inside: avoid;
      background: none;
    }
    &&& :is(th, td) {
      display: table-cell;
      position: static !important;
      padding: 4px 6px;
      border-block-end: 1px solid ${theme.border.main};
      box-shadow: none;
      overflow: visible;
      align-content: normal;
      vertical-align: top;
      white-space: normal;
    }
    &&& th {
      color: ${theme.text.main};
      font-size: 11px;
    }
    /* Emails are one long word: they break anywhere, but not into a column of letters. */
    &&& td[data-variant~='muted'] {
      min-inline-size: 110px;
      overflow-wrap: anywhere;
    }
    &&& th > button:first-child {
      display: inline;
      margin: 0;
      padding: 0;
    }
    &&& th span {
      overflow: visible;
      white-space: normal;
    }
    &&& td > button {
      overflow: visible;
      white-space: normal;
    }
    &&& td:is([data-variant~='figures'], :has(> time)) {
      white-space: nowrap;
    }
    &&& :is(th, td):is([data-variant~='select'], [data-variant~='expand'], [data-variant~='actions']),
    th svg,
    th [data-part='menu'],
    th [data-part='width'],
    [data-part='icons'],
    [data-part='foot'] nav {
      display: none;
    }
    [data-part='foot'],
    [data-part='title'] {
      padding-inline: 0;
      border: 0;
    }
  }
`;
