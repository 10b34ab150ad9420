import { css } from 'styled-components';
import { icon, theme } from '#src/components/theme/theme.ts';

/** Links in cells, what is beside the name of a row, and the buttons that copy texts. */
export const rowLinks = css`
  tbody td > a {
    border-radius: ${theme.radius.small};
    color: inherit;
    text-decoration: none;
    /* A target of 24 px. */
    display: inline-block;
    max-inline-size: 100%;
    overflow: clip;
    line-height: 1.5rem;
    text-overflow: ellipsis;
    vertical-align: middle;
  }
  tbody td > a:hover {
    color: ${theme.primary.text};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
  /* The way to another record: said quietly in the row that is pointed at or has the focus. */
  tbody tr:is(:hover, :focus-within) > td > a[href^='/']:not(:hover) {
    text-decoration: underline dotted ${theme.border.strong} 1px;
    text-underline-offset: 3px;
  }
  &[data-opens] tbody tr[data-position] {
    cursor: pointer;
  }
  td[data-variant~='beside'] {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
  td[data-variant~='beside'] > a,
  td[data-variant~='beside'] > [data-part='found'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  td[data-variant~='beside'] > [data-part='found'] {
    flex: 0 1 auto;
    /* Cut at its start, because the end of a number tells it from others. */
    direction: rtl;
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
    font-variant-numeric: tabular-nums;
  }
  /* Of two texts that have too little room, the name keeps more of it. */
  td[data-variant~='beside'] > a:has(~ [data-part='found']) {
    flex: none;
    max-inline-size: 60%;
  }
  /* The button has its own room: a text that needs the whole cell ends before it, with an ellipsis. */
  td[data-variant~='copying'] {
    position: relative;
    padding-inline-end: 26px;
  }
  td[data-variant~='copying'] > button {
    position: absolute;
    inset-inline-end: 2px;
    inset-block: 0;
    inline-size: 24px;
    block-size: 1.5rem;
    display: grid;
    place-items: center;
    margin-block: auto;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    color: ${theme.text.muted};
    cursor: pointer;
    opacity: 0;
  }
  tr > td[data-variant~='copying'] > button:hover {
    background: ${theme.neutral.tonal};
    color: ${theme.text.main};
  }
  td[data-variant~='copying'] > button > svg {
    ${icon[14]}
  }
  tr:is(:hover, :focus-within) > td[data-variant~='copying'] > button {
    opacity: 1;
  }
`;
