import { css } from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';

/** Cells that stay in sight, only where there is something to stay in front of: sticky cells cost on every frame. */
export const pinned = css`
  --edge: 1px;
  &:dir(rtl) {
    --edge: -1px;
  }
  &[data-overflow] :is(th, td)[data-look~='pinned'] {
    position: sticky;
    inset-inline: var(--pin-start, auto) var(--pin-end, auto);
    z-index: ${theme.layer.cell};
    background: ${theme.surface.card};
    /* Where what goes on behind it is cut off. Of several, the next one covers the line of the one before. */
    box-shadow: var(--edge) 0 ${theme.border.main};
  }
  /* A cell's own direction says where its start is. */
  &[data-overflow] td[data-look~='pinned'][data-look~='from-right']:dir(ltr) {
    inset-inline: var(--pin-end, auto) var(--pin-start, auto);
  }
  &[data-overflow] :is(th, td):is([data-look~='actions'], [data-look~='pinned-end']) {
    box-shadow: calc(-1 * var(--edge)) 0 ${theme.border.main};
  }
  /* Not inherited: see vertical-align of td. */
  &[data-overflow] tr:hover > td[data-look~='pinned'] {
    background: ${theme.surface.hover};
  }
  &[data-overflow] tr[data-selected] > td[data-look~='pinned'] {
    background: ${theme.surface.selected};
  }
  :is(th, td)[data-look~='select'] {
    --pin-start: 0;
  }
  :is(th, td)[data-look~='actions'] {
    --pin-end: 0;
  }
`;
