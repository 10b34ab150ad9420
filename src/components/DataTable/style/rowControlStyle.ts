import { css } from 'styled-components';
import { icon, theme } from '#src/components/theme/theme.ts';

/** The buttons in rows: actions and expansion. */
export const rowControls = css`
  td[data-variant~='actions'] > button,
  td[data-variant~='expand'] > button {
    display: inline-grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    margin-inline-start: 2px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    /* Quiet, with 3:1, until the row is hovered or has the focus. */
    color: ${theme.border.strong};
    vertical-align: middle;
    cursor: pointer;
  }
  tr:is(:hover, :focus-within) > td:is([data-variant~='actions'], [data-variant~='expand']) > button:enabled {
    color: ${theme.text.muted};
  }
  td[data-variant~='actions'] > button:disabled {
    color: ${theme.text.disabled};
    cursor: not-allowed;
  }
  /* Its text, such as a count of 0, must stay readable. */
  td:not([data-variant~='actions']) > button:disabled {
    color: ${theme.text.muted};
  }
  tr > td[data-variant~='actions'] > button:enabled:hover,
  tr > td[data-variant~='expand'] > button:enabled:hover {
    background: ${theme.neutral.tonal};
    color: ${theme.text.main};
  }
  tr > td[data-variant~='actions'] > button[data-intent='danger']:enabled:hover {
    background: ${theme.danger.tonal};
    color: ${theme.danger.text};
  }
  /* No transitions, because typing and scrolling reuse the buttons for other records. */
  td button {
    transition: none;
  }
  /* Cells clip their content. */
  td :is(button, a):focus-visible {
    outline-offset: -2px;
  }
  td:is([data-variant~='actions'], [data-variant~='expand']) > button > svg {
    ${icon[16]}
  }
  td[data-variant~='expand'] button[aria-expanded='true'] svg {
    rotate: 90deg;
  }
`;
