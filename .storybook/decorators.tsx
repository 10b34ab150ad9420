import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { ThemeRoot } from '#src/components/theme/ThemeRoot.tsx';

/** Puts the toolbar's theme, density and direction on `<html>` and the tokens around the story. */
export const withTheme: Decorator = (Story, { globals }) => {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = String(globals.theme);
    root.dataset.density = String(globals.density);
    root.dir = String(globals.direction);
  }, [globals]);
  return (
    <ThemeRoot>
      <Story />
    </ThemeRoot>
  );
};
