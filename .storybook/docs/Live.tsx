import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import { styled } from 'storybook/theming';
import { ThemeRoot } from '#src/components/theme/ThemeRoot.tsx';

const Ground = styled.div(({ theme }) => ({
  padding: 20,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.background.preview,
  overflow: 'auto',
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
