import { expect, fn, waitFor, within } from 'storybook/test';
import { buildDeveloper, developerNumber } from '#fixtures/build/developer.ts';
import { developers } from '#fixtures/data/developers.ts';
import { emptyLayout } from '#src/components/DataTable/columnLayout.ts';
import { DeveloperManagementScreen } from '#src/features/developers/DeveloperManagementScreen.tsx';
import { developerRecord } from '#src/features/developers/developerRecord.ts';
import preview from '#storybook/preview.tsx';
import { clearsSelection, sampleTools } from '../listToolsArgs.ts';
import { asPage } from '../page.tsx';
import { developerNamed, ready, screenArgs } from './screenArgs.ts';

const layla = developerNamed('Layla Haddad');

const meta = preview.meta({
  title: 'Screens/Developer Management',
  component: DeveloperManagementScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: screenArgs,
});

export const Default = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    await step('nine columns, by the names of the specification', async () => {
      const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent?.trim());
      // The first one only selects.
      await expect(headers.slice(1)).toEqual([
        'Name',
        'Company',
        'Email',
        'Phone Number',
        'Emirates Id',
        'Status',
        'Last Login',
        'Sub-Users',
        'Actions',
      ]);
    });
    await step('every row can be viewed, edited and deleted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'View Layla Haddad' }));
      await expect(args.open.onDetails).toHaveBeenCalledWith(layla);
      await userEvent.click(canvas.getByRole('button', { name: 'Edit Layla Haddad' }));
      await expect(args.open.onEdit).toHaveBeenCalledWith(layla);
      await userEvent.click(canvas.getByRole('button', { name: 'Delete Layla Haddad' }));
      await expect(args.open.onDelete).toHaveBeenCalledWith(layla);
    });
    await step('the count opens the sub-users, and none opens nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '3 sub-users of Layla Haddad' }));
      await expect(args.open.onSubUsers).toHaveBeenCalledWith(layla);
      await expect(canvas.getByRole('button', { name: '0 sub-users of Omar Farouk' })).toBeDisabled();
    });
    await step('adding is one button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Developer' }));
      await expect(args.open.onAdd).toHaveBeenCalledOnce();
    });
  },
});

export const Filtering = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByPlaceholderText('Search by name or email');
    await userEvent.type(search, 'L');
    await expect(args.filters.onSearch).toHaveBeenCalledWith('L');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Inactive');
    await expect(args.filters.onStatus).toHaveBeenCalledWith('inactive');
  },
});

/** Search and status look at the rows there are: by name and email, whatever the case. */
export const Filtered = meta.story({
  args: {
    listing: ready(developers, { filtered: true }),
    filters: { ...screenArgs.filters, search: 'ANNA', status: 'inactive' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Edit Anna Kowalska' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit Layla Haddad' })).toBeNull();
  },
});

export const Sorted = meta.story({
  args: {
    table: {
      sort: { column: 'subUsers', direction: 'descending' },
      onSort: fn(),
      layout: emptyLayout,
      onLayout: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /^Sub-Users/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    const rows = canvas.getAllByRole('row');
    await expect(
      within(rows[1] ?? document.body).getByRole('button', { name: /^12 sub-users/ }),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { listing: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Developers' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

export const Failed = meta.story({
  args: { listing: { status: 'failed', message: 'The server is resting.', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The server is resting.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    if (args.listing.status !== 'failed') throw new Error('The story is about a failure.');
    await expect(args.listing.onRetry).toHaveBeenCalledOnce();
  },
});

export const RefreshFailed = meta.story({
  args: { stale: { message: 'The server is resting.', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Edit Layla Haddad' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.stale?.onRetry).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { listing: ready([]) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No developers found')).toBeVisible();
    const row = within(canvas.getByRole('table'));
    await userEvent.click(row.getByRole('button', { name: 'Add Developer' }));
    await expect(args.open.onAdd).toHaveBeenCalledOnce();
  },
});

export const NoMatches = meta.story({
  args: {
    listing: ready(developers, { filtered: true }),
    filters: { ...screenArgs.filters, search: 'nobody of this name [.*' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No developers found')).toBeVisible();
    await expect(canvas.getByText(/Nothing matches these filters/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.filters.onClear).toHaveBeenCalledOnce();
  },
});

/** There are no pages: the list is one, and its end is reached by scrolling. */
export const SecondPage = meta.story({
  args: { listing: ready(Array.from({ length: 1000 }, (_, index) => developerNumber(index + 1))) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
    await userEvent.click(canvas.getByText('Developer 0001'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText('Developer 1000')).toBeVisible());
    await expect(canvas.queryByText('Developer 0001')).toBeNull();
  },
});

export const MoreOnTheServer = meta.story({
  args: { listing: ready(developers, { total: 1204 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('The first 64 of 1,204 developers are shown.');
  },
});

export const LongValues = meta.story({
  args: {
    listing: ready([
      buildDeveloper({
        name: 'Maximiliana Alexandrina Wilhelmina von Hohenberg-Falkenstein zu Sankt Georgen II',
        companyName: 'The Very Long Established International Property Development Holding of the Gulf',
        email: `${'a-very-long-address'.repeat(3)}@a-rather-long-company-name.example`,
        phoneNumber: '+971 50 123 4567 ext. 1234567890',
        emiratesId: '784-1987-1234567-1-and-then-some',
      }),
      buildDeveloper({ name: 'نورة بنت عبد الله الشامسي', companyName: '株式会社ブルーム' }),
      buildDeveloper({ name: '<b>Not bold</b>', email: '', phoneNumber: '', emiratesId: '' }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>Not bold</b>')).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Developers' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit Layla Haddad' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

/** The bar of what can be done with the selected rows; the head exports them too. */
export const BulkActions = meta.story({
  args: {
    tools: sampleTools(developerRecord.noun, {
      selected: new Set(developers.slice(0, 2).map(({ id }) => id)),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await clearsSelection(canvas.getByRole('group', { name: 'Selected rows' }), userEvent);
    await expect(args.tools.onSelect).toHaveBeenCalledWith(new Set());
  },
});
