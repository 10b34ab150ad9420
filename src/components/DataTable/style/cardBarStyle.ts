import { css } from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';

/** The bar above the cards: select all at the start, the sort at the end, both touch targets. */
export const cardBarStyle = css`
  [data-part='card-bar'] {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    flex: none;
    block-size: 45px;
    padding-inline: 0 4px;
    border-block-end: 1px solid ${theme.border.main};
    color: ${theme.text.muted};
  }
  [data-part='card-bar'] > [data-variant='select'] {
    margin-inline: 12px auto;
  }
  /* No frame of its own inside the frame of the table. */
  [data-part='card-bar'] > span {
    flex: 0 1 auto;
    min-inline-size: 0;
    border-color: transparent;
    background: none;
    font: ${theme.font.table} ${theme.font.family};
  }
  /* Inside, because the table clips what is outside of the bar. */
  [data-part='card-bar'] :focus-visible,
  [data-part='card-bar'] > span:has(:focus-visible) {
    outline-offset: -2px;
  }
`;
