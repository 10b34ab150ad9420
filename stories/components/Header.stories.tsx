import { Bell, PanelLeft, Search } from 'lucide-react';
import { expect } from 'storybook/test';
import { Breadcrumbs } from '#src/components/Breadcrumbs/Breadcrumbs.tsx';
import { Header } from '#src/components/Header/Header.tsx';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { Kbd } from '#src/components/Kbd/Kbd.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import preview from '#storybook/preview.tsx';

/** The control of a part that can be left out. */
const shown = { control: 'boolean', mapping: { false: null } } as const;

const meta = preview.meta({
  title: 'Library/Pages/Header',
  component: Header,
  argTypes: { start: shown, breadcrumbs: shown, search: shown, actions: shown },
  parameters: { layout: 'fullscreen' },
  args: {
    start: <IconButton label="Toggle sidebar" icon={<PanelLeft />} />,
    breadcrumbs: <Breadcrumbs items={['User Management', 'Developer Users']} />,
    search: (
      <TextInput
        aria-label="Search"
        placeholder="Search..."
        value=""
        onValueChange={() => {}}
        start={<Search />}
        end={<Kbd>Ctrl K</Kbd>}
      />
    ),
    actions: <IconButton label="Notifications" icon={<Bell />} />,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(48);
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
  },
});

/** Long breadcrumbs are cut; buttons stay. */
export const Narrow = meta.story({
  tags: ['narrow'],
  args: {
    search: undefined,
    breadcrumbs: <Breadcrumbs items={['User Subscriptions', 'Investor Subscriptions of every portal']} />,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
});
