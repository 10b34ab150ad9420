import { Building2, LayoutDashboard, type LucideIcon, UserRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { SearchPalette } from '#src/features/search/SearchPalette.tsx';
import type { SearchGroup, SearchHit } from '#src/features/search/searchHits.ts';
import preview from '#storybook/preview.tsx';

const hit = (icon: LucideIcon, label: string, more: Partial<SearchHit> = {}): SearchHit => ({
  id: label,
  icon,
  label,
  hint: '',
  path: '/',
  ...more,
});

const places: readonly SearchGroup[] = [
  { label: 'Recent', items: [hit(LayoutDashboard, 'Audit Logs')] },
  {
    label: 'Screens',
    items: [
      hit(LayoutDashboard, 'Dashboard', { keys: ['G', 'D'] }),
      hit(LayoutDashboard, 'Developer Users', { keys: ['G', 'U'], hint: 'User Management' }),
    ],
  },
];

const developers: SearchGroup = {
  label: 'Developers',
  items: [hit(UserRound, 'Layla Haddad', { hint: 'layla@acme.example · Acme Developments' })],
};

const meta = preview.meta({
  title: 'Screens/Both Portals/Global search',
  component: SearchPalette,
  args: { search: '', onSearchChange: fn(), groups: places, onOpen: fn(), onClose: fn() },
});

export const Empty = meta.story({
  tags: ['empty'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Search' }));
    await expect(dialog.getByRole('combobox', { name: 'Search' })).toHaveFocus();
    await expect(dialog.getAllByRole('option')).toHaveLength(3);
  },
});

/** The palette opens over a dialog too, and can be seen and used there. */
export const OverADialog = meta.story({
  render: (args) => (
    <Dialog title="Add Developer" size="large" onClose={fn()}>
      {Array.from({ length: 12 }, (_, i) => `Field ${i}`).map((label) => (
        <TextInput key={label} aria-label={label} value="" onValueChange={fn()} />
      ))}
      <SearchPalette {...args} />
    </Dialog>
  ),
  play: async () => {
    const hit = await screen.findByRole('option', { name: /Developer Users/u });
    const { left, top, width, height } = hit.getBoundingClientRect();
    await expect(hit.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  },
});

/** Enter opens the highlighted hit: the first one, until the arrow keys move the highlight. */
export const OpeningByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Search' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ label: 'Dashboard' }));
  },
});

const reason = 'Phone +971 55 285 4205';

/** Found by a phone number: the reason is beside the name, with the company of a person. */
export const FoundByNumber = meta.story({
  args: {
    search: '0552854205',
    groups: [
      {
        label: 'Developers',
        items: [
          hit(UserRound, 'Wei Chen', {
            hint: 'wei.chen@skylineurban.example · Skyline Urban Group',
            company: 'Skyline Urban Group',
            reason,
          }),
        ],
      },
      {
        label: 'Companies',
        items: [
          hit(Building2, 'The Very Long Established International Property Development Holding of the Gulf', {
            hint: 'hello@holding.example',
            reason,
          }),
        ],
      },
    ],
  },
  play: async () => {
    const person = await screen.findByRole('option', { name: /Wei Chen/u });
    await expect(person).toHaveTextContent(`${reason} · Skyline Urban Group`);
  },
});

export const FoundRecords = meta.story({
  args: { search: 'layla', groups: [developers] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('option', { name: /Layla Haddad/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ label: 'Layla Haddad' }));
  },
});

export const NoMatches = meta.story({
  tags: ['empty'],
  args: { search: 'xyzzy', groups: [] },
  play: async () => {
    await expect(await screen.findByText('Nothing matches “xyzzy”')).toBeVisible();
  },
});

/** What was found is announced after a pause, and not at each letter. */
export const Announced = meta.story({
  tags: ['behaviour'],
  args: { search: '' },
  render: function Render(args) {
    const [search, setSearch] = useState('');
    const found = search === 'layla' ? [developers] : places;
    const groups = 'layla'.startsWith(search) ? found : [];
    return <SearchPalette {...args} search={search} groups={groups} onSearchChange={setSearch} />;
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Search' });
    const announced: string[] = [];
    const region = dialog.querySelector('[aria-live="polite"]:not([role])');
    const changes = new MutationObserver(() => announced.push(region?.textContent ?? ''));
    changes.observe(dialog, { childList: true, characterData: true, subtree: true });
    await userEvent.keyboard('layla');
    await waitFor(() => expect(region).toHaveTextContent('1 result, first: Layla Haddad'));
    await userEvent.keyboard('xy');
    await userEvent.keyboard('zzy');
    await waitFor(() => expect(region).toHaveTextContent(/^Nothing matches$/u));
    changes.disconnect();
    await expect([...new Set(announced)].filter(Boolean)).toEqual([
      '1 result, first: Layla Haddad',
      'Nothing matches',
    ]);
    await expect(within(dialog).getByText('Nothing matches “laylaxyzzy”')).toBeVisible();
  },
});

export const LoadingRecords = meta.story({
  tags: ['loading'],
  args: { search: 'dash', groups: places.slice(1), note: 'Loading developers and companies' },
  play: async () => {
    await expect(await screen.findByText('Loading developers and companies')).toBeVisible();
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: {
    search: 'a',
    groups: [
      {
        label: 'Developers',
        items: [
          hit(
            UserRound,
            'Maximiliane Alexandra von und zu Hohenstein-Wittelsbach der Ältere von Sankt Georgen',
            {
              hint: 'a-very-long-address-of-a-person@a-rather-long-company-name.example · Acme Developments',
            },
          ),
        ],
      },
    ],
  },
});

/** On a small screen the palette fills the window, its rows are touch targets, and a button closes it. */
export const Narrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, userEvent }) => {
    const heights = (await screen.findAllByRole('option')).map((row) => row.offsetHeight);
    await expect(new Set(heights)).toEqual(new Set([44]));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});
