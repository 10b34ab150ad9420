import { css } from 'styled-components';
import { media, theme } from '../theme/theme.ts';

/**
 * The frame of text-like controls, with the attributes `data-invalid`, `data-disabled` and `data-size`. The focusable
 * element is a direct child and its focus ring is drawn around the frame; buttons inside draw their own ring.
 */
export const controlFrame = css`
  display: flex;
  align-items: center;
  position: relative;
  min-inline-size: 0;
  block-size: ${theme.layout.control};
  border: 1px solid ${theme.border.strong};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.card};
  color: ${theme.text.main};
  font: ${theme.font.table} ${theme.font.family};
  &[data-size='large'] {
    block-size: max(36px, ${theme.layout.control});
  }
  &[data-invalid] {
    border-color: ${theme.danger.solid};
  }
  &[data-disabled] {
    border-color: ${theme.border.main};
    background: ${theme.surface.sunken};
    color: ${theme.text.disabled};
    cursor: not-allowed;
  }
  &:has(> :is(input, select, textarea):focus-visible) {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: 1px;
  }
  > :is(input, select, textarea):focus-visible {
    outline: none;
  }
  ${media.forcedColors} {
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
  @media (pointer: coarse) {
    ${media.narrow} {
      /* Phones zoom in on a focused field with a font below 16 px. */
      font-size: 1rem;
    }
  }
`;

/** The input inside a frame. */
export const controlInput = css`
  flex: 1;
  min-inline-size: 0;
  inline-size: 100%;
  block-size: 100%;
  padding: 0 10px;
  border: 0;
  border-radius: inherit;
  background: transparent;
  font: inherit;
  color: inherit;
  text-overflow: ellipsis;
  &:disabled {
    cursor: not-allowed;
    /* Overrides WebKit's own grey. */
    opacity: 1;
    -webkit-text-fill-color: currentcolor;
  }
`;
