import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { themeFor } from '../consoleTheme.ts';
import { useLook } from './look.ts';

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
      {children}
    </DocsContainer>
  );
}
