import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useGlobals } from 'storybook/preview-api';
import styled from 'styled-components';
import { accounts } from '#fixtures/server/accounts.ts';
import { masterPortal, type Portal, portals } from '#src/app/routes/screens.ts';
import { Shell } from '#src/app/shell/Shell.tsx';
import { useSidebar } from '#src/app/shell/sidebar/useSidebar.ts';
import type { ThemeSwitchProps } from '#src/app/shell/ThemeSwitch.tsx';
import { media } from '#src/components/theme/theme.ts';
import { isUnder } from '#src/lib/paths.ts';
import { pathOfTitle } from '#storybook/screenTitles.ts';

/** Below a header of 48 px. */
const Main = styled.main`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  gap: 14px;
  margin-block-start: 48px;
  block-size: calc(100dvh - 48px);
  padding: 20px 24px 24px;
  ${media.narrow} {
    padding: 16px 12px;
  }
`;

/** The account that is signed in to each portal. */
const people: Readonly<Record<Portal['id'], { readonly name: string; readonly email: string }>> = {
  master: accounts.super_admin,
  support: accounts.support,
};
const nothing = () => undefined;

interface PageProps {
  readonly path: string;
  readonly appearance: ThemeSwitchProps;
  readonly children: ReactNode;
}

/** The shell of the path's portal; `/profile` and `/settings` have that of the master portal. */
function ShellOfPath({ path, appearance, children }: PageProps) {
  const sidebar = useSidebar(path);
  const portal = portals.find(({ root }) => isUnder(path, root)) ?? masterPortal;
  const { name, email } = people[portal.id];
  return (
    <Shell
      navigation={{ subtitle: portal.subtitle, entries: portal.entries, path }}
      sidebar={sidebar}
      person={{ name, email, onLogOut: nothing }}
      appearance={appearance}
      search={{ hint: 'Ctrl K', onOpen: nothing }}
      notifications={{ items: [], unread: 0, onOpen: nothing }}
      online
      maintenance={{ message: null, settings: null }}
    >
      {children}
    </Shell>
  );
}

/**
 * Shows a screen inside the shell of its portal, which follows from the title or from `parameters.path`. Of the shell a
 * container has only the area of its page.
 */
export const asPage: Decorator = (Story, { title, parameters }) => {
  const [{ theme }, updateGlobals] = useGlobals();
  const path = parameters.path ?? parameters.route ?? pathOfTitle(title);
  if (!title.startsWith('Screens/') || path === undefined) {
    return (
      <Main>
        <Story />
      </Main>
    );
  }
  return (
    <ShellOfPath
      path={path}
      appearance={{
        scheme: theme === 'dark' ? 'dark' : 'light',
        onChange: (to) => updateGlobals({ theme: to }),
      }}
    >
      <Story />
    </ShellOfPath>
  );
};
