import { css } from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';
import { controlWidth } from '../columns/columnLayout.ts';

/** What stays in sight at both edges while the columns between them scroll: the checkbox, the name, and the actions. */
const stuck =
  "[data-variant~='select'], [data-variant~='expand'], [data-variant~='title'], [data-variant~='actions']";

/**
 * A table that is narrower than its columns. Its edges show where more of them follow, and unless they leave too little
 * room between them, name and actions stay in sight. A table that has all columns in sight has nothing sticky, which
 * costs a layer of the compositor per cell.
 */
export const stickyStyle = css`
  &[data-sticks] {
    tr > :is(${stuck}) {
      position: sticky;
      inset-inline: 0;
      z-index: ${theme.layer.cell};
    }
    tbody tr > :is(${stuck}) {
      background: ${theme.surface.card};
    }
    tbody tr:hover > :is(${stuck}) {
      background: ${theme.surface.hover};
    }
    tbody tr[data-selected] > :is(${stuck}) {
      background: ${theme.surface.selected};
    }
    tr > [data-variant~='expand'] {
      inset-inline-start: calc(var(--before-name) - ${controlWidth.expand}px);
    }
    tr > [data-variant~='title'] {
      inset-inline: var(--before-name) auto;
    }
  }
  /* One line with a shadow at each edge, in the header, which is above all rows: rows need nothing for it. */
  &[data-more] table {
    overflow: clip;
  }
  /* Contains the margins of both lines, which take no height. */
  &[data-more] thead {
    display: flow-root;
  }
  &[data-more] thead::before,
  &[data-more] thead::after {
    position: sticky;
    z-index: ${theme.layer.cell};
    inline-size: 0;
    block-size: 100vh;
    margin-block-end: -100vh;
    border-inline-start: 1px solid ${theme.border.main};
    box-shadow: 0 0 10px 1px ${theme.shadow.edge};
    pointer-events: none;
  }
  &[data-more~='start'] thead::before {
    content: '';
    display: block;
    inset-inline-start: var(--stuck-start);
    clip-path: inset(0 -12px 0 0);
  }
  &[data-more~='end'] thead::after {
    content: '';
    display: block;
    inset-inline-end: var(--stuck-end);
    margin-inline-start: auto;
    clip-path: inset(0 0 0 -12px);
  }
`;
