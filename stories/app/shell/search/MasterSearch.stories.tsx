import { expect, fn, screen, within } from 'storybook/test';
import { failing } from '#fixtures/msw/overrides.ts';
import { masterRecords } from '#src/app/records/masterKinds.ts';
import { masterPortal } from '#src/app/routes/screens.ts';
import { MasterSearch } from '#src/app/shell/search/MasterSearch.tsx';
import { loaded } from '#stories/features/shared/related/sampleKinds.ts';
import { withRecords } from '#stories/features/shared/related/withRecords.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Containers/Master Portal/Global search',
  component: MasterSearch,
  parameters: { route: '/master/dashboard', session: 'super_admin', server: {} },
  args: {
    portal: masterPortal,
    userId: 'staff',
    shell: { onSearch: fn(), onSidebar: fn(), onShortcuts: fn(), onLogOut: fn() },
    text: '',
    onGo: fn(),
    onClose: fn(),
  },
  decorators: [withRecords(loaded(masterRecords))],
});

/** Text typed into the header is searched when the palette opens. */
export const FindingAScreen = meta.story({
  args: { text: 'reports' },
  play: async ({ args, userEvent }) => {
    const search = within(await screen.findByRole('dialog', { name: 'Search' }));
    await expect(search.getByRole('combobox')).toHaveValue('reports');
    await search.findByRole('option', { name: /^Reports/ });
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith('/master/reports');
  },
});

/** When records cannot be read, screens can still be found, and a message names the missing records. */
export const RecordsFailed = meta.story({
  tags: ['fault'],
  args: { text: 'reports' },
  parameters: { server: { overrides: [failing('/developer/getAll')] } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/could not be read/, {}, { timeout: 3000 })).toBeVisible();
    await expect(screen.getByRole('option', { name: /^Reports/ })).toBeVisible();
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), 'ngozi');
    const investors = within(await screen.findByRole('group', { name: 'Investors' }));
    await expect(investors.getByRole('option', { name: /Ngozi Adeyemi/ })).toBeVisible();
  },
});
