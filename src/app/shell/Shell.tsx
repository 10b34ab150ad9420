import { PanelLeft } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { breadcrumbsOf } from '#src/app/routes/navigation.ts';
import type { NavigationEntry } from '#src/app/routes/screens.ts';
import { Breadcrumbs } from '#src/components/Breadcrumbs/Breadcrumbs.tsx';
import { Header } from '#src/components/Header/Header.tsx';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { Sidebar } from '#src/components/Sidebar/Sidebar.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { MaintenanceBanner, type MaintenanceBannerProps } from './banners/MaintenanceBanner.tsx';
import { OfflineBanner } from './banners/OfflineBanner.tsx';
import { NotificationsMenu, type NotificationsMenuProps } from './NotificationsMenu.tsx';
import { HeaderSearch, type HeaderSearchProps } from './search/HeaderSearch.tsx';
import { sidebarItems } from './sidebar/sidebarItems.tsx';
import type { SidebarState } from './sidebar/useSidebar.ts';
import { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch.tsx';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';

const Anchor = styled.a`
  position: fixed;
  inset-block-start: ${theme.space[2]};
  inset-inline-start: ${theme.space[2]};
  z-index: ${theme.layer.dialog};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.overlay};
  box-shadow: ${theme.shadow.float};
  font-weight: 500;

  &:not(:focus) {
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
  }
`;

/** The first element in the tab order: skips header and sidebar. */
function SkipLink() {
  return (
    <Anchor
      href="#main"
      onClick={(event) => {
        // The URL stays as it is: a fragment would add a history entry.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      Skip to content
    </Anchor>
  );
}

export interface ShellProps {
  readonly navigation: {
    /** Shown below the product's name. */
    readonly subtitle: string;
    readonly entries: readonly NavigationEntry[];
    /** The current path. */
    readonly path: string;
  };
  readonly sidebar: SidebarState;
  readonly person: UserMenuProps;
  readonly appearance: ThemeSwitchProps;
  readonly search: Omit<HeaderSearchProps, 'narrow'>;
  readonly notifications: NotificationsMenuProps;
  readonly online: boolean;
  readonly maintenance: MaintenanceBannerProps;
  /** The element that scrolls the page. */
  readonly main?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

const Frame = styled.div`
  display: grid;
  grid-template: auto auto auto minmax(0, 1fr) / auto minmax(0, 1fr);
  block-size: 100dvh;

  > nav {
    grid-area: 3 / 1 / 5;
  }
  > header {
    grid-area: 3 / 2;
  }
  > main {
    grid-area: 4 / 2;
  }
  /* Paper has the page without the shell; or an open dialog alone. */
  ${media.print} {
    display: block;
    block-size: auto;
    > :not(main) {
      display: none;
    }
    body:has([data-dialog]) & {
      display: none;
    }
  }
`;

const Main = styled.main`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-block-size: 0;
  padding: 20px 24px 24px;
  overflow: auto;
  outline: none;

  h1:focus {
    outline: none;
  }
  ${media.narrow} {
    padding: ${theme.space[4]} ${theme.space[3]};
  }
  ${media.print} {
    padding: 0;
    overflow: visible;
    &:has(table) {
      page: table;
    }
  }
`;

/** Controls that a narrow header has no room for; the settings page has them too. */
const Wide = styled.div`
  display: contents;

  ${media.narrow} {
    display: none;
  }
`;

/** The shell of both portals (section 2 "Layout"): sidebar, header, and the scrolling page. */
export function Shell(props: ShellProps) {
  const { navigation, sidebar, person, appearance, search, notifications, main, children } = props;
  return (
    <Frame>
      <SkipLink />
      <OfflineBanner online={props.online} />
      <MaintenanceBanner {...props.maintenance} />
      <Sidebar
        title="Blume Console"
        subtitle={navigation.subtitle}
        items={sidebarItems(navigation.entries, navigation.path)}
        collapsed={sidebar.collapsed}
        drawerOpen={sidebar.drawerOpen}
        onDrawerClose={sidebar.closeDrawer}
      />
      <Header
        start={
          <IconButton
            label="Toggle sidebar"
            icon={<PanelLeft size={16} strokeWidth={1.75} />}
            aria-keyshortcuts="Control+B Meta+B"
            onClick={sidebar.toggle}
          />
        }
        breadcrumbs={<Breadcrumbs items={breadcrumbsOf(navigation.path)} />}
        search={<HeaderSearch {...search} narrow={sidebar.narrow} />}
        actions={
          <>
            <Wide>
              <ThemeSwitch {...appearance} />
            </Wide>
            <NotificationsMenu {...notifications} />
            <UserMenu {...person} />
          </>
        }
      />
      <Main id="main" tabIndex={-1} ref={main}>
        {children}
      </Main>
    </Frame>
  );
}
