import { css } from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';

/** Pinned cells. They are sticky only if the table scrolls horizontally, because sticky cells cost time in every frame. */
export const pinned = css`
  &[data-overflow] :is(th, td)[data-variant~='pinned'] {
    position: sticky;
    inset-inline: var(--pin-start, auto) var(--pin-end, auto);
    z-index: ${theme.layer.cell};
    background: ${theme.surface.card};
  }
  /* The cell's own direction reverses its start and end. */
  &[data-overflow] td[data-variant~='pinned'][data-variant~='from-right']:dir(ltr) {
    inset-inline: var(--pin-end, auto) var(--pin-start, auto);
  }
  /* Not inherited, for the reason given at vertical-align of td. */
  &[data-overflow] tr:hover > td[data-variant~='pinned'] {
    background: ${theme.surface.hover};
  }
  &[data-overflow] tr[data-selected] > td[data-variant~='pinned'] {
    background: ${theme.surface.selected};
  }
  /* Over the rows that are in sight, without a place of its own. */
  [data-part='edges'] {
    position: sticky;
    inset: 0;
    z-index: ${theme.layer.bar};
    block-size: 0;
    pointer-events: none;
  }
  [data-part='edges'][data-start]::before,
  [data-part='edges'][data-end]::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    block-size: var(--height);
    inline-size: 8px;
  }
  [data-part='edges']::before {
    inset-inline-start: var(--start);
    border-inline-start: 1px solid ${theme.border.main};
    background: linear-gradient(to right, ${theme.edge.shadow}, transparent);
  }
  [data-part='edges']::after {
    inset-inline-end: var(--end);
    border-inline-end: 1px solid ${theme.border.main};
    background: linear-gradient(to left, ${theme.edge.shadow}, transparent);
  }
  &:dir(rtl) [data-part='edges']::before,
  &:dir(rtl) [data-part='edges']::after {
    scale: -1 1;
  }
  :is(th, td)[data-variant~='select'] {
    --pin-start: 0;
  }
  :is(th, td)[data-variant~='actions'] {
    --pin-end: 0;
  }
`;
