import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import { styled } from 'storybook/theming';
import { ThemeRoot } from '#src/components/theme/ThemeRoot.tsx';
import { measures } from '#src/components/theme/tokens.ts';

const Ground = styled.div(({ theme }) => ({
  padding: 20,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.background.preview,
  overflow: 'auto',
  font: `${measures.font.body} ${measures.font.family}`,
}));

/** Components of the console in a text, on the background of the console. */
export function Live({ children }: { children: ReactNode }) {
  return (
    <ThemeRoot>
      <CSPProvider disableStyleElements>
        <Ground className="sb-unstyled">{children}</Ground>
      </CSPProvider>
    </ThemeRoot>
  );
}
