import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { Global, type ThemeVars } from 'storybook/theming';
import { themeFor } from '../consoleTheme.ts';
import { DocumentLook } from '../decorators.tsx';
import { useLook } from './look.ts';

const ofPage = ':where(:not(.sb-unstyled, .sb-unstyled *))';
const own = (element: string) => `.sbdocs.sbdocs-content.sbdocs-content :where(${element})${ofPage}`;

/**
 * Storybook's own colours of links, and of every other row of a table, have too little contrast in the dark. Headings
 * stand nearer to what they head than to what is before them, and stories are on the background of the console.
 */
const pageStyles = ({ barSelectedColor = '', appHoverBg = '', appPreviewBg = '' }: ThemeVars) => ({
  '.sbdocs.sbdocs-a': { color: barSelectedColor },
  [`${own('table')} tr:nth-of-type(2n)`]: { backgroundColor: appHoverBg },
  [`${own('table')} th`]: { textAlign: 'start' as const },
  // Lines that are read with ease. A list of pictures takes the whole width.
  [`.sbdocs-content :where(p, li)${ofPage}`]: { maxInlineSize: '72ch' },
  [own('h2')]: { marginBlock: '40px 16px' },
  [own('h3')]: { marginBlock: '24px 8px' },
  // A long path in a text must not make a phone scroll the page, and in a table it scrolls the table.
  '.sbdocs.sbdocs-content :not(pre) > code': {
    overflowWrap: 'anywhere' as const,
    whiteSpace: 'normal' as const,
  },
  '.sbdocs.sbdocs-content td > code': { whiteSpace: 'nowrap' as const },
  // That of a Markdown file has a div around it.
  '.sbdocs.sbdocs-content > table, .sbdocs.sbdocs-content > div:not([class]) > table': {
    display: 'block',
    overflowX: 'auto' as const,
  },
  '.docblock-argstable.docblock-argstable': { marginBlock: 0 },
  '.docs-story': { background: appPreviewBg },
});

/** Around every docs page: page and stories follow the toolbar's theme and density. */
export function PageContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const look = useLook();
  const theme = themeFor(look.theme);
  return (
    <DocsContainer {...props} theme={theme}>
      <DocumentLook {...look} />
      <Global styles={pageStyles(theme)} />
      {children}
    </DocsContainer>
  );
}
