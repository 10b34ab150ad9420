import styled from 'styled-components';
import { controlFrame } from '../Field/controlStyles.ts';
import { icon, media, oneLine, theme } from '../theme/theme.ts';

/**
 * The frame shows label, value and chevron; a select with transparent text covers it. So the frame is as wide as its
 * value, long values are clipped, and a press anywhere opens the list.
 */
export const Frame = styled.span`
  ${controlFrame}
  &[data-inline] {
    display: inline-flex;
    max-inline-size: 100%;
  }
  &:not([data-disabled]):hover {
    background: ${theme.surface.hover};
  }
  > [data-shown] {
    display: flex;
    align-items: center;
    gap: 8px;
    flex: 1;
    min-inline-size: 0;
    padding-inline: 10px;
    pointer-events: none;
  }
  [data-label], svg {
    flex: none;
    color: ${theme.text.muted};
  }
  [data-value] {
    flex: 1;
    min-inline-size: 0;
    ${oneLine}
  }
  [data-value='none'] {
    color: ${theme.text.muted};
  }
  &[data-disabled] :is([data-label], [data-value], svg) {
    color: inherit;
  }
  svg {
    ${icon[14]}
  }

  > select {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: inherit;
    appearance: none;
    background: none;
    /* The frame shows the text; forced colours would show the select's text too. */
    color: transparent;
    forced-color-adjust: none;
    cursor: pointer;
  }
  > select:disabled {
    cursor: not-allowed;
  }
  > select > option {
    color: ${theme.text.main};
    background: ${theme.surface.overlay};
    forced-color-adjust: auto;
  }
  > select > option:disabled {
    color: ${theme.text.disabled};
  }

  @supports (appearance: base-select) {
    > select {
      appearance: base-select;
    }
    > select::picker(select) {
      appearance: base-select;
      min-inline-size: max(anchor-size(self-inline), 160px);
      max-inline-size: min(360px, calc(100vw - 16px));
      max-block-size: min(320px, 60vh);
      margin-block: 4px;
      padding: 4px;
      border: 1px solid ${theme.border.subtle};
      border-radius: ${theme.radius.card};
      background: ${theme.surface.overlay};
      box-shadow: ${theme.shadow.float};
      font: ${theme.font.table} ${theme.font.family};
    }
    > select::picker-icon {
      display: none;
    }
    > select > option {
      display: flex;
      align-items: center;
      gap: 8px;
      min-block-size: 2rem;
      padding: 4px 8px;
      border-radius: ${theme.radius.small};
      background: none;
      overflow-wrap: anywhere;
    }
    > select > option[hidden] {
      display: none;
    }
    > select > option::checkmark {
      /* The tick of the Combobox: two borders of a rotated box. */
      content: '';
      order: 1;
      flex: none;
      box-sizing: border-box;
      inline-size: 6px;
      block-size: 11px;
      margin: -3px 5px 0 auto;
      border: solid ${theme.primary.text};
      border-width: 0 1.2px 1.2px 0;
      rotate: 45deg;
    }
    > select > option:not(:disabled):is(:hover, :focus) {
      background: ${theme.surface.hover};
    }
    > select > option:focus-visible {
      outline: 2px solid ${theme.focus.ring};
      outline-offset: -2px;
    }
    ${media.narrow} {
      > select > option {
        min-block-size: ${theme.layout.touch};
      }
    }
  }
`;
