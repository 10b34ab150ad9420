import type { ReactNode } from 'react';
import { createGlobalStyle, ThemeProvider } from 'styled-components';
import { media, theme } from './theme.ts';
import { dark, type Palette, rowHeights } from './tokens.ts';

/** `--blume-surface-page: #0e1014;` … for every colour of the palette. */
function declarations(palette: Palette): string {
  return Object.entries(palette)
    .flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => {
        const names: Record<string, Record<string, string>> = theme.vars;
        return `${names[group]?.[name]}: ${value};`;
      }),
    )
    .join('\n');
}

const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light;
  }
  /* Paper is white: print has the colours of the light scheme. */
  @media screen {
    [data-theme='dark'] {
      color-scheme: dark;
      ${declarations(dark)}
    }
  }
  [data-density='compact'] {
    ${theme.vars.layout.row}: ${rowHeights.compact / 16}rem;
    ${theme.vars.layout.control}: 28px;
  }
  [data-density='comfortable'] {
    ${theme.vars.layout.row}: ${rowHeights.comfortable / 16}rem;
  }
  ${media.narrow} {
    :root {
      ${theme.vars.layout.control}: ${theme.layout.touch};
    }
  }
  ${media.print} {
    @page {
      margin: 12mm;
    }
    @page table {
      size: landscape;
    }
    /* An open dialog locks the scrolling of the page by inline styles, which would cut it after the first sheet. */
    html, body {
      position: static !important;
      block-size: auto !important;
      inline-size: auto !important;
      overflow: visible !important;
    }
  }
  /* Excludes ::before and ::after: a rule for them makes the browser compute three styles per element. */
  * {
    box-sizing: border-box;
  }
  body {
    margin: 0;
    font: ${theme.font.body} ${theme.font.family};
    color: ${theme.text.main};
    background: ${theme.surface.page};
    font-feature-settings: 'cv11', 'ss03';
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
    ${media.print} {
      background: none;
    }
  }
  h1, h2, h3, p {
    margin: 0;
  }
  button, input, select, textarea {
    font: inherit;
    color: inherit;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  :focus-visible {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: 1px;
  }
  ::placeholder {
    color: ${theme.text.muted};
    opacity: 1;
  }
  @media (prefers-reduced-motion: reduce) {
    * {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`;

/**
 * Renders the tokens and the base styles, once at the root of the console and of every story.
 * Scheme and density are the attributes `data-theme` and `data-density` of `<html>`.
 */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme.raw}>
      <theme.GlobalStyle />
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
