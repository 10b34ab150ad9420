import { createTheme } from 'styled-components';
import { light, measures } from './tokens.ts';

/**
 * The tokens as CSS custom properties, for static styled templates: `theme.surface.card` is
 * `var(--blume-surface-card, …)`. Switching light and dark changes an attribute on `<html>`, not a render.
 */
export const theme = createTheme({ ...light, ...measures }, { prefix: 'blume' });

/** Media queries; those of the width do not apply to paper. `narrow` is the mobile breakpoint of section 9 of the specification (below 768 px). */
export const media = {
  narrow: '@media screen and (max-width: 767.98px)',
  /** Phones: dialogs fill the window, the bulk bar needs two lines. */
  small: '@media screen and (max-width: 639.98px)',
  /** A dialog and the toasts do not fit side by side, and the window is high enough for one above the other. */
  aboveToasts: '@media screen and (max-width: 1699.98px) and (min-height: 480px)',
  print: '@media print',
  motion: '@media (prefers-reduced-motion: no-preference)',
  forcedColors: '@media (forced-colors: active)',
} as const;
