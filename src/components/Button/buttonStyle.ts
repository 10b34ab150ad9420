import { css } from 'styled-components';
import { icon, media, theme } from '../theme/theme.ts';
import { tone } from '../theme/tone.ts';

/**
 * Styles of buttons, button links and icon buttons, by the attributes `data-fill`, `data-intent` and `data-size`.
 * Medium has the control's height, large at least 36 px; small has 4 px less, but never less than a touch target
 * below 768 px.
 */
export const buttonStyle = css`
  ${tone}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  max-inline-size: 100%;
  block-size: ${theme.layout.control};
  padding: 0 12px;
  border: 1px solid var(--tone-border);
  border-radius: ${theme.radius.control};
  background: var(--tone-bg);
  color: var(--tone-fg);
  font: 500 0.8125rem/1.25rem ${theme.font.family};
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  ${media.print} {
    display: none;
  }
  &[data-size='small'] {
    block-size: calc(${theme.layout.control} - 4px);
    padding: 0 10px;
    ${media.narrow} {
      block-size: ${theme.layout.touch};
    }
  }
  &[data-size='large'] {
    block-size: max(36px, ${theme.layout.control});
    padding: 0 16px;
  }
  &:hover,
  &[aria-expanded='true'] {
    background: var(--tone-hover);
  }
  &[data-fill='quiet'][data-intent='neutral']:hover,
  &[data-fill='quiet'][data-intent='neutral'][aria-expanded='true'] {
    color: ${theme.text.main};
  }
  &:disabled {
    color: ${theme.text.disabled};
    cursor: not-allowed;
    &,
    &:hover {
      background: transparent;
    }
    &[data-fill='solid'],
    &[data-fill='tonal'] {
      background: ${theme.neutral.tonal};
    }
  }
  &[aria-disabled='true']:not([aria-busy]) {
    background: transparent;
    color: ${theme.text.disabled};
    cursor: not-allowed;
    &[data-fill='solid'],
    &[data-fill='tonal'] {
      background: ${theme.neutral.tonal};
    }
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  svg {
    flex: none;
    ${icon[16]}
  }
  ${media.motion} {
    transition: background-color ${theme.motion.quick};
  }
  ${media.forcedColors} {
    /* Forced colours remove backgrounds, so every button gets a border. */
    border-color: ButtonText;
    &:disabled {
      border-color: GrayText;
    }
  }
`;
