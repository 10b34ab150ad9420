import { expect, screen, within } from 'storybook/test';
import { supportCompanies } from '#fixtures/build/samples.ts';
import { buildSupportCompany } from '#fixtures/build/supportCompany.ts';
import { SupportCompaniesScreen } from '#src/features/support-companies/SupportCompaniesScreen.tsx';
import { supportCompanyList } from '#src/features/support-companies/supportCompanyList.tsx';
import { openedIn, storyStates } from '#stories/storyStates.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';

const [company] = supportCompanies;
if (!company) throw new Error('There are no sample companies');

const opened = openedIn(supportCompanyList, supportCompanies, { bulk: null });

const states = storyStates(supportCompanyList, {
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
    const table = within(canvas.getByRole('table', { name: 'Companies' }));
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
