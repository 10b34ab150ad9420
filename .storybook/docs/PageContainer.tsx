import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { Global, type ThemeVars } from 'storybook/theming';
import { themeFor } from '../consoleTheme.ts';
import { useLook } from './look.ts';

/** Storybook's own colours of links, and of every other row of a table, have too little contrast in the dark. */
const readable = ({ barSelectedColor = '', appHoverBg = '' }: ThemeVars) => ({
  '.sbdocs.sbdocs-a': { color: barSelectedColor },
  '.sbdocs.sbdocs-content :where(table:not(.sb-unstyled, .sb-unstyled table)) tr:nth-of-type(2n)': {
    backgroundColor: appHoverBg,
  },
});

/** Around every docs page: page and stories follow the toolbar's theme and density. */
export function PageContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme, density } = useLook();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.density = density;
    return () => {
      delete root.dataset.theme;
      delete root.dataset.density;
    };
  }, [theme, density]);
  return (
    <DocsContainer {...props} theme={themeFor(theme)}>
      <Global styles={readable(themeFor(theme))} />
      {children}
    </DocsContainer>
  );
}
