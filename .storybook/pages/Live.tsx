import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import { styled } from 'storybook/theming';
import { ThemeRoot } from '#src/components/theme/ThemeRoot.tsx';
import { useLook } from '../docs/look.ts';

const Ground = styled.div(({ theme }) => ({
  padding: 20,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.background.preview,
  overflow: 'auto',
}));

/** Components of the console in a text, on the background of the console. */
export function Live({ children }: { children: ReactNode }) {
  const { direction } = useLook();
  return (
    <ThemeRoot>
      <CSPProvider disableStyleElements>
        <Ground className="sb-unstyled" dir={direction}>
          {children}
        </Ground>
      </CSPProvider>
    </ThemeRoot>
  );
}
