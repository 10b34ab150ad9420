import { viewports } from './toolbar.ts';

/**
 * The modes in which Chromatic takes the picture of a story. Every story has both themes; a mode's viewport replaces the
 * story's own, so these have none.
 */
export const themeModes = { light: { theme: 'light' }, dark: { theme: 'dark' } } as const;

const phone = viewports.narrow.styles;

/** The parameters of a screen's Default, which Chromatic also takes on a phone. */
export const alsoOnPhone = {
  chromatic: {
    modes: {
      'light, 390 px': { theme: 'light', viewport: phone },
      'dark, 390 px': { theme: 'dark', viewport: phone },
    },
  },
};
