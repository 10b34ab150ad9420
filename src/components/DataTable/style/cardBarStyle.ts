import { css } from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';

/** The bar over the cards: select all at the start, the order at the end, each of a finger's height. */
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
  [data-part='card-bar'] > [data-look='select'] {
    margin-inline: 12px auto;
  }
  /* The frame of the select would be one too many in the table's own. */
  [data-part='card-bar'] > span {
    flex: 0 1 auto;
    min-inline-size: 0;
    border-color: transparent;
    background: none;
    font: ${theme.font.table} ${theme.font.family};
  }
`;
