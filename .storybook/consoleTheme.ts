import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { dark, light, measures, type Palette } from '#src/components/theme/tokens.ts';

function themeOf(base: 'light' | 'dark', { surface, text, border, primary }: Palette): ThemeVars {
  return create({
    base,
    brandTitle: 'Blume Console',
    brandUrl: './',
    fontBase: measures.font.family,
    fontCode: measures.font.mono,
    appBg: surface.page,
    appContentBg: surface.card,
    appPreviewBg: surface.page,
    appHoverBg: surface.hover,
    appBorderColor: border.main,
    appBorderRadius: 8,
    barBg: surface.card,
    barTextColor: text.muted,
    barHoverColor: primary.text,
    barSelectedColor: primary.text,
    colorPrimary: primary.solid,
    // Text on the window, and the background of the selected story: in the dark Storybook darkens it below white text.
    colorSecondary: base === 'dark' ? '#80a7ff' : primary.solid,
    textColor: text.main,
    textMutedColor: text.muted,
    textInverseColor: surface.card,
    inputBg: surface.card,
    inputBorder: border.main,
    inputTextColor: text.main,
    inputBorderRadius: 6,
    buttonBg: surface.sunken,
    buttonBorder: border.main,
    booleanBg: surface.sunken,
    booleanSelectedBg: surface.card,
  });
}

/** Storybook's own window and its docs pages, in the colours of the console. */
export const consoleThemes: Readonly<Record<'light' | 'dark', ThemeVars>> = {
  light: themeOf('light', light),
  dark: themeOf('dark', dark),
};

/** The theme that the toolbar has chosen. */
export function themeFor(chosen: unknown): ThemeVars {
  return consoleThemes[chosen === 'dark' ? 'dark' : 'light'];
}
