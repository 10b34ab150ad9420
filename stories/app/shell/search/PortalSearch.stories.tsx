import { expect, fn, screen, within } from 'storybook/test';
import { companies } from '#fixtures/build/samples.ts';
import { supportRecords } from '#src/app/records/supportKinds.ts';
import { masterPortal, supportPortal } from '#src/app/routes/screens.ts';
import { PortalSearch } from '#src/app/shell/search/PortalSearch.tsx';
import { loaded, masterWith, partOf } from '#stories/features/shared/related/sampleKinds.ts';
import { withRecords } from '#stories/features/shared/related/withRecords.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Containers/Support Portal/Global search',
  component: PortalSearch,
  parameters: { route: '/support/dashboard', session: 'support', server: {} },
  args: {
    portal: supportPortal,
    userId: 'staff',
    shell: { onSearch: fn(), onSidebar: fn(), onShortcuts: fn(), onLogOut: fn() },
    text: '',
    onGo: fn(),
    onClose: fn(),
  },
  decorators: [withRecords(loaded(supportRecords))],
});

/** What was used lately, the screens and the commands of the portal. */
export const Default = meta.story({
  play: async () => {
    const search = within(await screen.findByRole('dialog', { name: 'Search' }));
    await expect(search.getByRole('combobox', { name: 'Search' })).toHaveFocus();
    const screens = within(search.getByRole('group', { name: 'Screens' })).getAllByRole('option');
    await expect(screens.map((option) => option.textContent)).toEqual([
      'DashboardSupport DashboardGD',
      'Support ManagementGT',
      'User ManagementGU',
      'Company ManagementGC',
      'ProfileGM',
      'SettingsGE',
    ]);
  },
});

/** The server has more companies than were read, so that a hit may be missing. */
export const PartSearched = meta.story({
  args: { portal: masterPortal, text: 'acme' },
  decorators: [withRecords(loaded(masterWith({ companies: partOf(companies) })))],
  play: async () => {
    const search = within(await screen.findByRole('dialog', { name: 'Search' }));
    await expect(
      await search.findByText(`Only the first ${companies.length} companies were looked at.`),
    ).toBeVisible();
    const found = within(search.getByRole('group', { name: 'Companies' }));
    await expect(found.getByRole('option', { name: /^Acme Developments/ })).toBeVisible();
  },
});
