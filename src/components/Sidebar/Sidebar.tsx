import styled from 'styled-components';
import { loadOnce } from '#src/components/loadOnce.ts';
import { media, theme } from '../theme/theme.ts';
import { useLoaded } from '../useLoaded.ts';
import { Brand, type BrandProps } from './Brand.tsx';
import type { SidebarItem } from './items.ts';
import { SidebarNav } from './SidebarNav.tsx';
import { brandStyle, sidebarRows } from './sidebarStyle.ts';

export interface SidebarProps extends BrandProps {
  /** Links and groups of links, in their order. */
  items: readonly SidebarItem[];
  /** Shows only icons, 3rem wide, instead of 16rem with labels. */
  collapsed: boolean;
  /** Whether the drawer is open, which replaces the sidebar below 768 px. */
  drawerOpen: boolean;
  /** Is called when the drawer should close. */
  onDrawerClose: () => void;
}

const Root = styled.nav`
  ${sidebarRows}
  ${brandStyle}
  inline-size: ${theme.layout.sidebar};
  min-block-size: 0;
  padding: 8px;
  overflow: hidden auto;
  scrollbar-width: thin;
  border-inline-end: 1px solid ${theme.border.subtle};
  background: ${theme.surface.card};
  &[data-collapsed] {
    inline-size: ${theme.layout.icon};
    padding-inline: 6px;
    [data-brand] {
      padding-inline: 3px;
    }
    > [data-brand] > p,
    > ul > li > [data-row] > span:not([data-icon]) {
      display: none;
    }
    > ul > li > [data-row] {
      justify-content: center;
      padding: 0;
    }
  }
  ${media.narrow} {
    display: none;
  }
`;

const drawer = loadOnce(async () => (await import('./SidebarDrawer.tsx')).SidebarDrawer);

/**
 * The main navigation: icons with flyouts when collapsed, labels with groups when expanded, and a drawer below 768 px.
 * Links are rendered by the component of `LinkContext`.
 */
export function Sidebar({ title, subtitle, items, collapsed, drawerOpen, onDrawerClose }: SidebarProps) {
  const Drawer = useLoaded(drawer, drawerOpen, onDrawerClose);

  return (
    <>
      <Root aria-label="Main" data-collapsed={collapsed || undefined}>
        <Brand title={title} subtitle={subtitle} />
        <SidebarNav items={items} collapsed={collapsed} />
      </Root>
      {Drawer ? <Drawer title={title} subtitle={subtitle} items={items} onClose={onDrawerClose} /> : null}
    </>
  );
}
