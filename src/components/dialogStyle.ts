import { css } from 'styled-components';
import { media, theme } from './theme/theme.ts';

/** The backdrop behind a dialog. */
export const backdrop = css`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  background: ${theme.scrim.base};
  ${media.print} {
    display: none;
  }
  ${media.motion} {
    transition: opacity ${theme.motion.calm};
    &[data-starting-style] {
      opacity: 0;
    }
  }
`;

/** A panel that takes the whole window, which begins below toasts that would stay on its buttons. */
const whole = css`
  padding: 0;
  inset-block-start: min(anchor(--toasts bottom, 0px), 50dvh);
`;

/** Positions the panel: above the middle, or the whole window on phones, except a small one. */
export const viewport = css`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  display: grid;
  /* Limits the panel to the window; otherwise it would stretch its grid cell. */
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  justify-items: center;
  align-items: start;
  padding: 6dvh ${theme.space[4]} ${theme.space[4]};
  /* A message of one line has room above it. */
  padding-block-start: max(6dvh, 56px);
  /* Nothing scrolls it: what is scrolled into view is in the body. */
  overflow: clip;
  ${media.small} {
    &:not(:has(> [data-size='small'])) {
      ${whole}
    }
  }
  ${media.low} {
    &:has(> [data-size='full']) {
      ${whole}
    }
  }
  ${media.print} {
    position: static;
    display: block;
    padding: 0;
    overflow: visible;
  }
`;

/** The dialog's panel. `data-size` sets the width. */
export const panel = css`
  display: flex;
  flex-direction: column;
  inline-size: 640px;
  max-inline-size: 100%;
  max-block-size: 100%;
  border-radius: ${theme.radius.dialog};
  background: ${theme.surface.overlay};
  color: ${theme.text.main};
  box-shadow: ${theme.shadow.float};
  overflow: clip;
  &[data-size='small'] {
    inline-size: 440px;
  }
  &[data-size='large'] {
    inline-size: 920px;
  }
  &[data-size='full'] {
    inline-size: 1280px;
    block-size: 100%;
    > [data-body] {
      grid-template-rows: minmax(0, 1fr);
      align-content: stretch;
    }
  }
  &:focus-visible {
    outline: none;
  }
  ${media.small} {
    &:not([data-size='small']) {
      inline-size: 100%;
      block-size: 100%;
      border-radius: 0;
    }
  }
  /* Head and foot scroll with the body, and what has the focus keeps its label and its error in sight. */
  ${media.short} {
    && {
      display: block;
      overflow: auto;
      overscroll-behavior: contain;
      scroll-padding-block: 48px;
      > * {
        max-block-size: none;
        overflow: visible;
      }
    }
  }
  ${media.motion} {
    transition: opacity ${theme.motion.calm}, translate ${theme.motion.calm};
    &[data-starting-style] {
      opacity: 0;
      translate: 0 6px;
    }
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
  ${media.print} {
    display: block;
    inline-size: auto !important;
    overflow: visible;
    border-radius: 0;
    box-shadow: none;
  }
`;
