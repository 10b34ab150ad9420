import { css } from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';

/** The sticky header: sort buttons, and menu and width handle of a column on hover and focus. */
export const headStyle = css`
  thead {
    position: sticky;
    inset-block-start: 0;
    z-index: ${theme.layer.head};
    background: ${theme.surface.card};
  }
  thead tr {
    block-size: ${theme.layout.head};
    border-block-end: 1px solid ${theme.border.main};
    background: ${theme.surface.card};
  }
  th {
    display: flex;
    align-items: center;
    position: relative;
    min-inline-size: 0;
    padding-inline: 10px;
    background: inherit;
    color: ${theme.text.muted};
    font: 500 0.75rem/1rem ${theme.font.family};
    text-align: start;
    white-space: nowrap;
  }
  th[data-variant~='end'] {
    justify-content: flex-end;
  }
  th > span:first-child,
  th > button:first-child > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Only for screen readers: nothing cuts it. */
  th > [data-part='hidden'] {
    inline-size: max-content;
    overflow: visible;
  }
  /* The arrow before the name, so that the name ends above the figures. */
  th[data-variant~='end'] > button:first-child {
    flex-direction: row-reverse;
  }
  th button {
    display: inline-flex;
    align-items: center;
    flex: none;
    block-size: 1.5rem;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.small};
    background: none;
    font: inherit;
    cursor: pointer;
  }
  th button:first-child {
    flex: 0 1 auto;
    gap: 4px;
    min-inline-size: 24px;
    margin-inline: -4px;
    padding-inline: 4px;
  }
  th button:hover,
  th[aria-sort='ascending'] button:first-child,
  th[aria-sort='descending'] button:first-child {
    color: ${theme.text.main};
  }
  th button:focus-visible {
    outline-offset: -2px;
  }
  th svg {
    inline-size: 14px;
    block-size: 14px;
    flex: none;
    stroke-width: 1.75;
  }
  /* Covers the room of the arrow, so that no column needs extra width. */
  th [data-part='menu'] {
    position: absolute;
    inset-inline-end: 4px;
    justify-content: center;
    inline-size: 24px;
    background: ${theme.surface.card};
    opacity: 0;
  }
  th[data-variant~='end'] [data-part='menu'] {
    inset-inline: 0 auto;
  }
  th:hover [data-part='menu'],
  th:focus-within [data-part='menu'],
  th [data-part='menu'][aria-expanded='true'] {
    opacity: 1;
  }
  th [data-part='width'] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: -5px;
    inline-size: 10px;
    z-index: ${theme.layer.cell};
    cursor: col-resize;
    touch-action: none;
  }
  th:last-child [data-part='width'] {
    inset-inline-end: 0;
  }
  th [data-part='width']::after {
    content: '';
    position: absolute;
    inset-block: 9px;
    inset-inline-start: 4px;
    inline-size: 2px;
    border-radius: 1px;
    background: ${theme.border.main};
    opacity: 0;
  }
  thead:hover [data-part='width']::after {
    opacity: 1;
  }
  th [data-part='width']:hover::after,
  th [data-part='width'][data-dragged]::after {
    background: ${theme.primary.solid};
    opacity: 1;
  }
`;
