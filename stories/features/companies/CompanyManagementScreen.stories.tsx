import { expect, fn, within } from 'storybook/test';
import { buildCompany, companyNumber } from '#fixtures/build/company.ts';
import { companies } from '#fixtures/data/companies.ts';
import { CompanyManagementScreen } from '#src/features/companies/CompanyManagementScreen.tsx';
import { companyRecord } from '#src/features/companies/companyRecord.ts';
import preview from '#storybook/preview.tsx';
import { clearsSelection, sampleTools } from '../listToolsArgs.ts';
import { asPage } from '../page.tsx';
import { acme, filters, ready, screenArgs, table } from './screenArgs.ts';

const meta = preview.meta({
  title: 'Screens/Company Management',
  component: CompanyManagementScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: screenArgs,
});

export const Default = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    await step('seven columns, by the names of the specification', async () => {
      const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent?.trim());
      // The first one only selects.
      await expect(headers.slice(1)).toEqual([
        'Company Name',
        'Email',
        'Phone Number',
        'Plan',
        'Developer User',
        'Status',
        'Actions',
      ]);
    });
    await step('every row can be viewed, edited, subscribed and deleted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'View Acme Developments' }));
      await expect(args.open.onDetails).toHaveBeenCalledWith(acme);
      await userEvent.click(canvas.getByRole('button', { name: 'Edit Acme Developments' }));
      await expect(args.open.onEdit).toHaveBeenCalledWith(acme);
      await userEvent.click(canvas.getByRole('button', { name: 'Subscription Acme Developments' }));
      await expect(args.open.onSubscription).toHaveBeenCalledWith(acme);
      await userEvent.click(canvas.getByRole('button', { name: 'Delete Acme Developments' }));
      await expect(args.open.onDelete).toHaveBeenCalledWith(acme);
      await expect(args.open.onDeleteIntent).toHaveBeenCalled();
    });
    await step('the server pages, twenty at a time', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 to 20 of 37 companies');
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(args.table.onPage).toHaveBeenCalledWith(2);
    });
  },
});

export const Filtering = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('Search by company name or email'), 'A');
    await expect(args.filters.onSearch).toHaveBeenCalledWith('A');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Developer User' }), 'l');
    await expect(args.filters.onUser).toHaveBeenCalledWith('l');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Suspended');
    await expect(args.filters.onStatus).toHaveBeenCalledWith('suspended');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Plan' }), 'Premium Plan');
    await expect(args.filters.onPlan).toHaveBeenCalledWith('Premium Plan');
  },
});

/** Plan and developer user are filtered in the browser, over all companies and not over one page. */
export const FilteredHere = meta.story({
  args: {
    listing: ready(companies, { filtered: true }),
    filters: { ...filters, plan: 'Premium Plan', user: 'LAYLA@' },
    table: { ...table, mode: 'client' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Edit Acme Developments' })).toBeVisible();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '2');
  },
});

export const Refreshing = meta.story({
  args: { listing: ready(companies.slice(0, 20), { total: 37, refreshing: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Edit Acme Developments' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { listing: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Companies' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

export const Failed = meta.story({
  args: { listing: { status: 'failed', message: 'The server is resting.', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to load companies')).toBeVisible();
    await expect(canvas.getByText('The server is resting.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    if (args.listing.status !== 'failed') throw new Error('The story is about a failure.');
    await expect(args.listing.onRetry).toHaveBeenCalledOnce();
  },
});

export const RefreshFailed = meta.story({
  args: { stale: { message: 'The server is resting.', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Edit Acme Developments' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.stale?.onRetry).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { listing: ready([]) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No companies found')).toBeVisible();
    const row = within(canvas.getByRole('table'));
    await userEvent.click(row.getByRole('button', { name: 'Add New Company' }));
    await expect(args.open.onAdd).toHaveBeenCalledOnce();
  },
});

export const NoMatches = meta.story({
  args: {
    listing: ready([], { filtered: true }),
    filters: { ...filters, search: 'no company of this name [.*' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No companies found')).toBeVisible();
    await expect(canvas.getByText(/Nothing matches these filters/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.filters.onClear).toHaveBeenCalledOnce();
  },
});

export const SecondPage = meta.story({
  args: {
    listing: ready(companies.slice(20), { total: companies.length }),
    table: { ...table, page: 2 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 21 to 37 of 37 companies');
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  },
});

/** Filtered in the browser, the list can look at the first thousand only, and says so. */
export const MoreOnTheServer = meta.story({
  args: {
    listing: ready(
      Array.from({ length: 1000 }, (_, index) => companyNumber(index + 1)),
      { total: 1204, filtered: true },
    ),
    filters: { ...filters, plan: 'Basic Plan' },
    table: { ...table, mode: 'client' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('The first 1,000 of 1,204 companies are shown.');
  },
});

export const LongValues = meta.story({
  args: {
    listing: ready([
      buildCompany({
        companyName: 'The Very Long Established International Property Development Holding of the Gulf',
        companyEmail: `${'a-very-long-address'.repeat(3)}@a-rather-long-company-name.example`,
        phoneNumber: '+971 50 123 4567 ext. 1234567890',
        plan: 'A plan that the server calls by a very long name of its own',
        developerUser: 'Maximiliana Alexandrina Wilhelmina von Hohenberg-Falkenstein zu Sankt Georgen II',
        status: 'suspended',
      }),
      buildCompany({ companyName: 'شركة النخيل للتطوير العقاري', developerUser: '株式会社ブルーム' }),
      buildCompany({ companyName: '<b>Not bold</b>', companyEmail: '', phoneNumber: '', plan: null }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>Not bold</b>')).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Companies' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit Acme Developments' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

/** The bar of what can be done with the selected rows; the head exports them too. */
export const BulkActions = meta.story({
  args: {
    tools: sampleTools(companyRecord.noun, { selected: new Set(companies.slice(0, 2).map(({ id }) => id)) }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await clearsSelection(canvas.getByRole('group', { name: 'Selected rows' }), userEvent);
    await expect(args.tools.onSelect).toHaveBeenCalledWith(new Set());
  },
});
