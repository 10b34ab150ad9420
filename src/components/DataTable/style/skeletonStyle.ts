import { css } from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';

/** Placeholder bars of a loading table. `--fill` is the width of a text, `--actions` the number of row actions. */
export const skeleton = css`
  tbody tr[data-skeleton] td {
    background: none;
  }
  tr[data-skeleton] td::before {
    content: '';
    display: block;
    inline-size: var(--fill, 60%);
    max-inline-size: 100%;
    block-size: 10px;
    border-radius: 3px;
    background: ${theme.neutral.tonal};
  }
  tr[data-skeleton] td:is([data-variant~='end'], [data-variant~='actions'])::before {
    margin-inline-start: auto;
  }
  tr[data-skeleton] td[data-variant~='select']::before {
    inline-size: 16px;
    block-size: 16px;
    border-radius: 4px;
  }
  tr[data-skeleton] td[data-variant~='expand']::before {
    inline-size: 16px;
    margin-inline-start: 6px;
  }
  /* As wide as all icons together. */
  tr[data-skeleton] td[data-variant~='actions']::before {
    inline-size: calc(var(--actions) * 30px - 14px);
    margin-inline-end: 6px;
  }
`;
