import { expect, screen, waitFor, within } from 'storybook/test';
import { buildPlan } from '#fixtures/build/plan.ts';
import { investorPlans, userSubscriptions } from '#fixtures/build/samples.ts';
import { PlansScreen } from '#src/features/plans/PlansScreen.tsx';
import { countedPlans, toPlanUser } from '#src/features/plans/planCompanies.ts';
import { developerPlanList, investorPlanList } from '#src/features/plans/planList.ts';
import { paths } from '#src/lib/paths.ts';
import { listOf, storyStates } from '#stories/storyStates.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { developerScreen, opened, planNamed, plans } from './screenArgs.ts';

const states = storyStates(developerPlanList, {
  rows: plans,
  long: [
    buildPlan({
      name: 'Master Developer Agreement for Mixed-Use Community with Phased Handover of Units',
      description: 'A long description of what the plan is for. '.repeat(46).slice(0, 2000),
      price: '123456789012345',
      maxProjects: 1_000_000_000,
      maxUsers: 1_000_000_000,
      maxUnits: 1_000_000_000,
      totalUsers: 1_000_000,
    }),
    buildPlan({ name: 'باقة المطوّر الناشئ للمشاريع السكنية', price: 'abc' }),
    buildPlan({ name: '<b>Not bold</b>', description: '', price: '-5', maxUnits: null }),
  ],
  add: 'Add New Plan',
});

const basic = planNamed('Basic');

const meta = preview.meta({
  title: 'Screens/Master Portal/Plans',
  component: PlansScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: developerScreen,
});

export const Default = meta.story({
  parameters: alsoOnPhone,
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Developer Plans' }));
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Total Plans', 'Active Plans', 'Total Subscriptions', 'Halted Plans']);
    const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(figures).toEqual(['8', '4', '37', '2']);
    await expect(table.getAllByText('HALTED')).toHaveLength(2);
    await expect(table.getByText('$4,999.00')).toBeVisible();
    await expect(canvas.getByText('Sample data')).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: '13 companies on Basic' }));
    await expect(args.list.open.onOpen).toHaveBeenLastCalledWith('companies', basic);
    await userEvent.click(table.getByRole('button', { name: 'View Basic' }));
    await expect(args.list.open.onOpen).toHaveBeenLastCalledWith('details', basic);
  },
});

/** The screen for investors: statuses are not in capitals. */
export const InvestorPlans = meta.story({
  parameters: { path: paths.master.investorPlans },
  args: {
    list: listOf(investorPlanList, countedPlans(investorPlans, userSubscriptions.map(toPlanUser))),
    dialogs: { ...developerScreen.dialogs, audience: 'investor' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Investor Plans' })).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Investor Plans' }));
    await expect(table.getAllByText('Halted')).toHaveLength(2);
    await expect(table.queryByText('HALTED')).toBeNull();
  },
});

export const Empty = meta.story({ ...states.Empty, tags: ['empty'] });
export const NoMatches = meta.story({ ...states.NoMatches, tags: ['empty'] });
export const LongValues = meta.story({ ...states.LongValues, tags: ['long'] });
export const Narrow = meta.story({ ...states.Narrow, tags: ['narrow'] });

/** On a phone, too, the number of companies opens their list; its touch target is 44 px wide. */
export const NarrowTotalUsers = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas, userEvent }) => {
    const count = await canvas.findByRole('button', { name: '13 companies on Basic' });
    await expect(count.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(count);
    await expect(args.list.open.onOpen).toHaveBeenLastCalledWith('companies', basic);
  },
});

export const ShowingDetails = meta.story({
  args: opened({ type: 'details', row: basic }),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Plan Details' });
    await expect(dialog).toHaveTextContent('Created Byadmin@blume.example');
    await expect(within(dialog).getByText('ACTIVE')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Companies (13)' }));
    await expect(args.list.open.onOpen).toHaveBeenCalledWith('companies', basic);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Edit' }));
    await expect(args.list.open.onOpen).toHaveBeenCalledWith('edit', basic);
  },
});

export const ShowingCompanies = meta.story({
  args: opened({ type: 'companies', row: planNamed('Standard') }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Companies on Standard' });
    await expect(dialog).toHaveAccessibleDescription('Total companies using this plan: 10');
    const headers = within(dialog).getAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Company Name',
      'Contact Email',
      'Developer User',
      'Company Status',
      'Subscription Status',
    ]);
    await waitFor(() => expect(within(dialog).getAllByRole('row')).toHaveLength(11));
  },
});
