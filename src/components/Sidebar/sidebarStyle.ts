import { css } from 'styled-components';
import { icon, media, plainList, theme } from '../theme/theme.ts';

/** Rows of the sidebar, the flyout and the drawer. */
export const sidebarRows = css`
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    ${plainList}
  }
  [data-row] {
    display: flex;
    align-items: center;
    gap: 10px;
    inline-size: 100%;
    min-block-size: 2.125rem;
    padding: 4px 9px;
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    color: ${theme.text.muted};
    font: 500 0.8125rem/1.125rem ${theme.font.family};
    text-align: start;
    cursor: pointer;
  }
  [data-row='sub'] {
    min-block-size: 1.875rem;
    padding-inline-start: 35px;
    font-weight: 400;
  }
  [data-row] > span:not([data-icon]) {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-row]:hover,
  [data-row][aria-expanded='true'] {
    color: ${theme.text.main};
  }
  [data-row]:hover {
    background: ${theme.surface.hover};
  }
  [data-row][data-current],
  [data-row][aria-current] {
    background: ${theme.primary.tonal};
    color: ${theme.primary.text};
    ${media.forcedColors} {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  [data-row]:focus-visible {
    outline-offset: -2px;
  }
  [data-icon] {
    display: grid;
    flex: none;
  }
  svg {
    flex: none;
    ${icon[16]}
  }
  [data-row] > svg {
    inline-size: 14px;
    block-size: 14px;
  }
  [data-row='head'][aria-expanded='false'] > svg {
    rotate: -90deg;
  }
  ${media.narrow} {
    [data-row] {
      min-block-size: ${theme.layout.touch};
    }
  }
`;

/** The logo and the names next to it. */
export const brandStyle = css`
  [data-brand] {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 0 3px 10px;
  }
  [data-mark] {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 28px;
    block-size: 28px;
    border-radius: ${theme.radius.control};
    background: ${theme.primary.solid};
    color: ${theme.text.onSolid};
    font: 700 15px/1 ${theme.font.family};
  }
  [data-brand] > p {
    min-inline-size: 0;
    font: 600 0.875rem/1rem ${theme.font.family};
  }
  [data-brand] small {
    display: block;
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
`;
