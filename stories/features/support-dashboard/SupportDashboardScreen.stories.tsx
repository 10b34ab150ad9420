import { expect, fn, within } from 'storybook/test';
import { supportTickets } from '#fixtures/build/samples.ts';
import { buildActivity, buildTicket } from '#fixtures/build/ticket.ts';
import { supportDashboard } from '#fixtures/data/support/supportDashboard.ts';
import { SupportDashboardScreen } from '#src/features/support-dashboard/SupportDashboardScreen.tsx';
import { expectNothingHuge, hugeWord } from '#stories/longTexts.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { supportSampleWork } from '../sampleTodos.ts';
import { expectNoSidewaysScroll, pageOf } from '../shownPage.ts';

const list = '/support/support-management';

const meta = preview.meta({
  title: 'Screens/Support Portal/Support Dashboard',
  component: SupportDashboardScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: {
    dashboard: supportDashboard,
    todos: supportSampleWork,
    tickets: supportTickets,
    onSearch: fn(),
  },
});

/** The figures of section 2, and what is counted with where it leads. */
export const Default = meta.story({
  parameters: alsoOnPhone,
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Support Dashboard');
    await expect(canvas.getByText('24 Active Tickets')).toBeVisible();
    await expect(canvas.getByText('Sample data')).toBeVisible();
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts).toEqual([
      ...['24', '18', '156', '892'],
      ...['12 tickets', '8 tickets'],
      ...['15,362', '247', '2.4 hrs'],
    ]);
    for (const [name, href] of [
      ['View All', `${list}?status=Open&status=In+Progress&priority=Critical&priority=High&sort=created.asc`],
      ['Mine', `${list}?assignee=me`],
      ['Unassigned', `${list}?assignee=none`],
      ['View TKT-2026-2214', `${list}?open=details&id=TKT-2026-2214`],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    // A fixed figure leads to no list, because none agrees with it.
    await expect(
      canvas.queryByRole('link', { name: /^(?:Open|Assigned to Me|Total Users|Companies)$/ }),
    ).toBeNull();
    const urgent = within(canvas.getByRole('region', { name: 'Critical & High Priority Tickets' }));
    await expect(urgent.getByText('4 tickets')).toBeVisible();
    await expect(urgent.getAllByRole('link', { name: /^View TKT/ })).toHaveLength(4);
    const recent = within(canvas.getByRole('region', { name: 'Recent Activity' }));
    await expect(recent.getAllByRole('listitem')).toHaveLength(8);
    await expect(recent.getAllByRole('listitem')[0]).toHaveTextContent(
      'Lina Farouq changed the status from Open to In Progress · TKT-2026-2213',
    );
    const search = canvas.getByPlaceholderText('Search by user name, email, phone or ID');
    await userEvent.type(search, ' +971 50 {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('+971 50');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
});

export const NothingYet = meta.story({
  tags: ['empty'],
  args: {
    dashboard: {
      activeTickets: 0,
      counts: { Open: 0, 'In Progress': 0, Resolved: 0, Closed: 0 },
      workload: { assignedToMe: 0, unassigned: 0 },
      stats: { totalUsers: 0, companies: 0, avgResponseHours: null },
    },
    tickets: [],
  },
  play: async ({ canvas }) => {
    for (const text of ['0 Active Tickets', 'No critical or high tickets', 'No activity yet', 'N/A']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.getAllByText('0 tickets')).toHaveLength(3);
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: {
    dashboard: {
      activeTickets: 123_456_789_012,
      counts: { Open: 123_456_789_012, 'In Progress': 9, Resolved: 987_654_321_987, Closed: 1 },
      workload: { assignedToMe: 123_456_789_012, unassigned: 1 },
      stats: { totalUsers: 123_456_789_012, companies: 1, avgResponseHours: 1234.5 },
    },
    tickets: [
      buildTicket({
        subject: hugeWord,
        customer: hugeWord,
        priority: 'Critical',
        activityLog: [buildActivity({ actor: hugeWord, action: hugeWord })],
      }),
      buildTicket({ subject: '<b>Not bold</b>', customer: 'نورة بنت عبد الله الشامسي', priority: 'High' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>Not bold</b>')).toBeVisible();
    await expectNoSidewaysScroll(canvas);
    await expectNothingHuge();
  },
});

export const Narrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(pageOf(canvas).getByRole('button', { name: 'Search' }).offsetHeight).toBeGreaterThanOrEqual(
      44,
    );
    await expectNoSidewaysScroll(canvas);
  },
});
