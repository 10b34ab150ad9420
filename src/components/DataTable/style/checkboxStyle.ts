import { css } from 'styled-components';
import { media, theme } from '#src/components/theme/theme.ts';

/** The native checkboxes of header and rows, with the variant of Checkbox. */
export const checkbox = css`
  [data-variant~='select'] > input {
    appearance: none;
    display: block;
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    border: 1.5px solid ${theme.border.strong};
    border-radius: 4px;
    background: ${theme.surface.card};
    cursor: pointer;
  }
  /* Targets of at least 24 px: in rows the whole cell. */
  td[data-variant~='select'] {
    cursor: pointer;
  }
  :is(th, div)[data-variant~='select'] > input {
    position: relative;
  }
  :is(th, div)[data-variant~='select'] > input::after {
    content: '';
    position: absolute;
    inset: -12px;
  }
  /* A touch target; the inset is measured from inside the border of 1.5 px. */
  div[data-variant~='select'] > input::after {
    inset: -15.5px;
  }
  :is(th, div)[data-variant~='select'] > input:disabled {
    border-color: ${theme.border.main};
    background: ${theme.neutral.tonal};
    cursor: not-allowed;
  }
  [data-variant~='select'] > input:is(:checked, :indeterminate) {
    border-color: transparent;
    background: ${theme.primary.solid} border-box;
  }
  [data-variant~='select'] > input:is(:checked, :indeterminate)::before {
    content: '';
    display: block;
    block-size: 16px;
    margin: -1.5px;
  }
  [data-variant~='select'] > input:checked::before {
    background: ${theme.text.onSolid};
    clip-path: polygon(22% 51%, 31% 42%, 43% 54%, 69% 27%, 78% 36%, 43% 72%);
  }
  [data-variant~='select'] > input:indeterminate::before {
    background: ${theme.text.onSolid};
    clip-path: inset(45% 25% 45% 25%);
  }
  ${media.forcedColors} {
    [data-variant~='select'] > input {
      appearance: auto;
    }
    [data-variant~='select'] > input::before {
      content: none;
    }
  }
`;
