import { createTheme, css } from 'styled-components';
import { light, measures } from './tokens.ts';

/**
 * The tokens as CSS custom properties, for static styled templates: `theme.surface.card` is
 * `var(--blume-surface-card, …)`. Switching light and dark changes an attribute on `<html>`, not a render.
 */
export const theme = createTheme({ ...light, ...measures }, { prefix: 'blume' });

/** Media queries; those of the width do not apply to paper. `narrow` is the mobile breakpoint of section 9 of the specification (below 768 px). */
export const media = {
  narrow: '@media screen and (max-width: 767.98px)',
  /** A wide column and a narrow one no longer fit beside each other, and follow one another. */
  medium: '@media screen and (max-width: 1023.98px)',
  /** Phones: dialogs fill the window, the bulk bar needs two lines. */
  small: '@media screen and (max-width: 639.98px)',
  /** Low windows, below 700 px at the usual font size, as at 200 % zoom. */
  low: '@media screen and (max-height: 43.74em)',
  /** Windows below 400 px, as at 400 % zoom: no room for a form between head and foot of its dialog. */
  short: '@media screen and (max-height: 24.99em)',
  print: '@media print',
  motion: '@media (prefers-reduced-motion: no-preference)',
  forcedColors: '@media (forced-colors: active)',
} as const;

/** One line of text; an ellipsis replaces what has no room. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Text for assistive technology only. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** A list without bullets and their room. */
export const plainList = css`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The size of an icon and the width of its lines. */
const sized = (size: string) => `
  inline-size: ${size};
  block-size: ${size};
  stroke-width: 1.75;
`;

/** An icon by its size in px. */
export const icon = { 12: sized('12px'), 14: sized('14px'), 16: sized('16px') } as const;
