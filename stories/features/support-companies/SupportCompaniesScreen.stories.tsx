import { expect, screen, within } from 'storybook/test';
import { supportCompanies } from '#fixtures/build/samples.ts';
import { buildSupportCompany } from '#fixtures/build/supportCompany.ts';
import { SupportCompaniesScreen } from '#src/features/support-companies/SupportCompaniesScreen.tsx';
import { supportCompanyList } from '#src/features/support-companies/supportCompanyList.tsx';
import { markedTexts } from '#stories/components/DataTable/markedTexts.ts';
import { alsoOnPhone, isOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { listOf, openedIn } from '../list.ts';
import { listStates } from '../listStates.ts';
import { asPage } from '../page.tsx';

const [company] = supportCompanies;
if (!company) throw new Error('There are no sample companies');

const opened = openedIn(supportCompanyList, supportCompanies, { bulk: null });

const states = listStates(supportCompanyList, {
  rows: supportCompanies,
  long: [
    ...supportCompanies.filter(({ companyName }) => companyName.length > 60),
    buildSupportCompany({ companyName: 'شركة النخيل للتطوير العقاري', country: '' }),
    buildSupportCompany({ companyName: '<b>Not bold</b>', contactPerson: '', mobile: '', billingEntity: '' }),
  ],
});

const meta = preview.meta({
  title: 'Screens/Support Portal/Company Management',
  component: SupportCompaniesScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: opened({ type: 'none' }),
});

/** Nothing can be selected, added or changed. */
export const Default = meta.story({
  parameters: alsoOnPhone,
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    if (isOnPhone()) return;
    const table = within(canvas.getByRole('table', { name: 'Companies' }));
    const headers = table.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual([
      'Company Name',
      'Contact Person',
      'Email',
      'Mobile',
      'Billing Entity',
      'Subscription',
      'Status',
      'Country',
      'Developer User',
      'Actions',
    ]);
    await expect(canvas.getByText('Read-only')).toBeVisible();
    await expect(canvas.getByText('Sample data')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    const row = table.getByRole('row', { name: /Green Quarter/ });
    await expect(within(row).getByText('Standard Plan')).toBeVisible();
    await expect(within(row).getAllByText('Active')).toHaveLength(2);
    const buttons = within(row)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    await expect(buttons).toEqual(['View Green Quarter']);
    await userEvent.click(table.getByRole('button', { name: `View ${company.companyName}` }));
    await expect(args.list.open.onOpen).toHaveBeenLastCalledWith('details', company);
  },
});

export const Empty = meta.story({ ...states.Empty, tags: ['empty'] });
export const NoMatches = meta.story({ ...states.NoMatches, tags: ['empty'] });
export const LongValues = meta.story({ ...states.LongValues, tags: ['long'] });
export const Narrow = meta.story({ ...states.Narrow, tags: ['narrow'] });

export const SearchingContactPersons = meta.story({
  args: { list: listOf(supportCompanyList, supportCompanies, { search: 'wei ch', bulk: null }) },
  play: async ({ canvas }) => {
    await expect(markedTexts()).toEqual(['Wei Ch']);
    await expect(canvas.getByText('Showing 1 to 1 of 1 company')).toBeVisible();
  },
});

export const Filtered = meta.story({
  args: {
    list: listOf(supportCompanyList, supportCompanies, {
      filters: { user: 'SKYLINE', status: ['Active'], plan: ['Premium Plan'] },
      bulk: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Developer User' })).toHaveValue('SKYLINE');
    await expect(canvas.getByText('Showing 1 to 1 of 1 company')).toBeVisible();
    await expect(canvas.getByText('Skyline Urban Group')).toBeVisible();
  },
});

export const ShowingDetails = meta.story({
  args: opened({ type: 'details', row: company }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Company Details' });
    const labels = within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    await expect(labels.slice(0, 12)).toEqual([
      'Company Name',
      'Status',
      'Contact Person',
      'Email',
      'Mobile',
      'Country',
      'Address',
      'Subscription Plan',
      'Subscription Status',
      'Billing Entity',
      'Assigned Developer User',
      'ID',
    ]);
    await expect(dialog).toHaveTextContent(company.address);
    await expect(within(dialog).getByText('Plan Upgraded')).toBeVisible();
    await expect(within(dialog).getByText('was Standard Plan')).toBeVisible();
    await expect(within(dialog).queryByRole('button', { name: 'Edit' })).toBeNull();
  },
});

/** What is not known reads N/A, and a subscription may have no history. */
export const ShowingBareDetails = meta.story({
  args: opened({
    type: 'details',
    row: buildSupportCompany({ mobile: '', billingEntity: '', assignedDeveloperUser: '' }),
  }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Company Details' }));
    await expect(dialog.getAllByText('N/A')).toHaveLength(3);
    await expect(dialog.getByText('No entries yet.')).toBeVisible();
  },
});
