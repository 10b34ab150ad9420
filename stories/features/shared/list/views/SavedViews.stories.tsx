import { useState } from 'react';
import { expect, fireEvent, screen, within } from 'storybook/test';
import { SavedViews } from '#src/features/shared/list/views/SavedViews.tsx';
import { noSavedViews } from '#stories/storyStates.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Shared/SavedViews',
  component: SavedViews,
  args: {
    ...noSavedViews,
    all: 'All developers',
    path: '/master/developer-users',
    views: [
      { id: 'Signed in this week', name: 'Signed in this week', query: 'status=active', isDefault: true },
      { id: 'Without company', name: 'Without company', query: 'company=none', isDefault: false },
    ],
  },
});

const choose = async (name: string) => {
  const item = await screen.findByRole('menuitem', { name });
  item.click();
};

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const strip = within(canvas.getByRole('group', { name: 'Views' }));
    await expect(strip.getByRole('link', { name: 'All developers' })).toHaveAttribute('aria-current', 'true');
    await expect(strip.getByRole('link', { name: 'Signed in this week (default)' })).toBeVisible();
    await userEvent.click(strip.getByRole('link', { name: 'Without company' }));
    await expect(args.onSelect).toHaveBeenCalledWith('Without company');
    await userEvent.click(strip.getByRole('link', { name: 'All developers' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(null);
  },
});

/** Without a view there are no tabs. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { views: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Views' })).toBeNull();
  },
});

/** No tab is marked for filters that no view has. */
export const Unnamed = meta.story({
  args: { current: null },
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('link');
    await expect(tabs).toHaveLength(3);
    for (const tab of tabs) await expect(tab).not.toHaveAttribute('aria-current');
  },
});

export const MenuOpen = meta.story({
  args: { current: 'Without company' },
  play: async ({ args, canvas, userEvent }) => {
    const options = canvas.getByRole('button', { name: 'Options of Without company' });
    await userEvent.click(options);
    await choose('Make default');
    await expect(args.onDefault).toHaveBeenCalledWith('Without company');
    await userEvent.click(options);
    await choose('Rename');
    await expect(args.onNaming).toHaveBeenCalledWith({ of: 'Without company' });
    await userEvent.click(options);
    await screen.findByRole('menuitem', { name: 'Delete' });
  },
});

/** The first tab gets the focus, because the menu's button is removed with the view. */
export const Deleting = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Options of Without company' }));
    await choose('Delete');
    await expect(args.onDelete).toHaveBeenCalledWith('Without company');
    await expect(canvas.getByRole('link', { name: 'All developers' })).toHaveFocus();
  },
});

/** The views of a list have counts, and can neither be renamed nor deleted; a menu only while they are shown. */
export const Presets = meta.story({
  args: {
    views: [
      { id: 'Active', name: 'Active', query: 'status=active', isDefault: false, preset: true },
      { id: 'Never signed in', name: 'Never signed in', query: 'seen=never', isDefault: false, preset: true },
      { id: 'view 1', name: 'Of my companies', query: 'search=mine', isDefault: false },
    ],
    counts: new Map([
      ['Active', 1204],
      ['Never signed in', 0],
    ]),
    current: 'Active',
  },
  play: async ({ args, canvas, userEvent }) => {
    const active = canvas.getByRole('link', { name: 'Active 1,204' });
    await expect(active).toHaveAttribute('href', '/master/developer-users?status=active');
    await expect(canvas.getByRole('link', { name: 'Never signed in 0' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Options of Never signed in' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Options of Active' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Make default']);
    await userEvent.keyboard('{Escape}');
    // With Ctrl the browser opens a tab.
    active.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await fireEvent.click(active, { ctrlKey: true });
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

/** A renamed tab keeps its element, so that its menu's button keeps the focus. */
export const Renamed = meta.story({
  tags: ['behaviour'],
  render: function Render(args) {
    const [views, setViews] = useState(args.views);
    const rename = () =>
      setViews(views.map((view, at) => (at === 1 ? { ...view, name: 'Independent' } : view)));
    return <SavedViews {...args} views={views} onSelect={rename} />;
  },
  play: async ({ canvas }) => {
    const options = canvas.getByRole('button', { name: 'Options of Without company' });
    options.focus();
    await fireEvent.click(canvas.getByRole('link', { name: 'Without company' }));
    await expect(await canvas.findByRole('button', { name: 'Options of Independent' })).toHaveFocus();
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: {
    views: Array.from({ length: 9 }, (_, at) => ({
      id: `view ${at}`,
      name: `Developers of the western emirates without a sign-in, part ${at + 1}`.slice(0, 60),
      query: `page=${at}`,
      isDefault: at === 0,
    })),
  },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow' } } });
