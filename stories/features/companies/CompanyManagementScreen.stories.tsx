import { expect } from 'storybook/test';
import { buildCompany, companyNumber } from '#fixtures/build/company.ts';
import { companies } from '#fixtures/build/samples.ts';
import { CompanyManagementScreen } from '#src/features/companies/CompanyManagementScreen.tsx';
import { companyList, PAGE_SIZE } from '#src/features/companies/companyList.ts';
import { readyResult } from '#src/lib/queryResult.ts';
import { chooseFilter } from '#stories/filters.ts';
import { alsoOnPhone, isOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { listOf } from '../list.ts';
import { listStates } from '../listStates.ts';
import { asPage } from '../page.tsx';
import { pageOf } from '../shownPage.ts';
import { acme, screenArgs } from './screenArgs.ts';

const states = listStates(companyList, {
  rows: companies,
  long: [
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
  ],
  add: 'Add New Company',
});

const meta = preview.meta({
  title: 'Screens/Master Portal/Company Management',
  component: CompanyManagementScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: screenArgs,
});

export const Default = meta.story({
  parameters: alsoOnPhone,
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    if (isOnPhone()) return;
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
      for (const [verb, dialog] of [
        ['View', 'details'],
        ['Edit', 'edit'],
        ['Subscription', 'subscription'],
        ['Delete', 'delete'],
      ] as const) {
        await userEvent.click(canvas.getByRole('button', { name: `${verb} Acme Developments` }));
        await expect(args.list.open.onOpen).toHaveBeenLastCalledWith(dialog, acme);
      }
    });
    await step('the server pages, twenty at a time', async () => {
      await expect(pageOf(canvas).getByRole('status')).toHaveTextContent('Showing 1 to 20 of 37 companies');
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(args.list.table.paging?.onPage).toHaveBeenCalledWith(2);
    });
  },
});

export const Filtering = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const { onSearch, onFilter } = args.list.filters;
    await userEvent.type(canvas.getByPlaceholderText('Search by company name or email'), 'A');
    await expect(onSearch).toHaveBeenCalledWith('A');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Developer User' }), 'l');
    await expect(onFilter).toHaveBeenLastCalledWith('user', 'l');
    await chooseFilter(userEvent, 'Status', 'Suspended');
    await expect(onFilter).toHaveBeenLastCalledWith('status', ['suspended']);
    await chooseFilter(userEvent, 'Plan', 'Premium Plan');
    await expect(onFilter).toHaveBeenLastCalledWith('plan', ['Premium Plan']);
  },
});

/** Plan and developer user are filtered in the browser, over all companies and not over one page. */
export const FilteredHere = meta.story({
  args: {
    list: listOf(companyList, companies, {
      filters: { plan: ['Premium Plan'], user: 'LAYLA@' },
      pagedBy: 'browser',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Edit Acme Developments' })).toBeVisible();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '2');
  },
});

export const Refreshing = meta.story({
  tags: ['loading'],
  args: {
    list: listOf(companyList, [], {
      read: { ...readyResult({ rows: companies.slice(0, PAGE_SIZE), total: 37 }), refreshing: true },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Edit Acme Developments' })).toBeVisible();
  },
});

export const Loading = meta.story({ ...states.Loading, tags: ['loading'] });
export const LoadingLong = meta.story({ ...states.LoadingLong, tags: ['loading'] });
export const Failed = meta.story({ ...states.Failed, tags: ['failed'] });
export const RefreshFailed = meta.story({ ...states.RefreshFailed, tags: ['failed'] });
export const Empty = meta.story({ ...states.Empty, tags: ['empty'] });
export const NoMatches = meta.story({ ...states.NoMatches, tags: ['empty'] });
export const SecondPage = meta.story(states.SecondPage);
export const LongValues = meta.story({ ...states.LongValues, tags: ['long'] });
export const Narrow = meta.story({ ...states.Narrow, tags: ['narrow'] });

/** Filtered in the browser, the list covers only the first thousand companies, and says so. The server searches all. */
export const MoreOnTheServer = meta.story({
  args: {
    list: listOf(
      companyList,
      Array.from({ length: 1000 }, (_, index) => companyNumber(index + 1)),
      { total: 1204, filters: { plan: ['Basic Plan'] }, pagedBy: 'browser' },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note').textContent).toBe(
      'The first 1,000 of 1,204 companies are shown. Filters look at these only.',
    );
  },
});
