import { expect, screen, waitFor, within } from 'storybook/test';
import { dashboard } from '#fixtures/build/samples.ts';
import { buildSystemAlert } from '#fixtures/build/systemAlert.ts';
import { DashboardScreen } from '#src/features/dashboard/DashboardScreen.tsx';
import { expectNothingHuge, hugeWord } from '#stories/longTexts.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { sampleTodos } from '../sampleTodos.ts';
import { expectNoSidewaysScroll } from '../shownPage.ts';
import { closed } from './closedAlerts.ts';

const meta = preview.meta({
  title: 'Screens/Master Portal/Dashboard',
  component: DashboardScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: { dashboard, todos: sampleTodos, maintenance: false, planned: null, alertsDialog: closed },
});

/** The figures of section 2; the arrow of a trend only repeats its sign. */
export const Default = meta.story({
  parameters: alsoOnPhone,
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
    await expect(canvas.getByText('Welcome to the master admin portal')).toBeVisible();
    await expect(canvas.getByText('System Healthy')).toBeVisible();
    await expect(canvas.getByText('Sample data')).toBeVisible();
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts).toEqual([
      ...['247', '+12%from last month', 'Registered companies'],
      ...['1,429', '+8%from last month', 'Active developments'],
      ...['15,362', '+23%from last month', 'Platform users'],
      ...['198', '-5%from last month', 'Paying customers'],
      ...['$84,320', '$76,245'],
      ...['Online', 'Online', 'Online', 'Maintenance'],
    ]);
    // A fixed figure leads to no list, because none agrees with it.
    await expect(canvas.getByText('Total Developers').closest('a')).toBeNull();
    const revenue = canvas.getByRole('region', { name: 'Revenue Overview' });
    await expect(revenue).toHaveTextContent('+10.6% compared with Last Month');
    const [thisMonth, lastMonth] = [...revenue.querySelectorAll('rect')].map(
      (bar) => bar.getBoundingClientRect().width,
    );
    await expect((lastMonth ?? 0) / (thisMonth ?? 1)).toBeCloseTo(76_245 / 84_320, 2);
    const recent = within(canvas.getByRole('region', { name: 'Recent Alerts' }));
    await expect(recent.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(recent.getByRole('button', { name: 'View All' }));
    await expect(args.alertsDialog.onOpen).toHaveBeenCalledOnce();
  },
});

/** Nothing is known yet, not even whether the system is healthy. */
export const NothingYet = meta.story({
  tags: ['empty'],
  args: {
    dashboard: {
      stats: dashboard.stats.map((stat) => ({ ...stat, value: 0, change: 0 })),
      alerts: [],
      revenue: null,
      services: [],
    },
    todos: { status: 'ready', lines: [] },
  },
  play: async ({ canvas }) => {
    for (const text of ['No alerts yet', 'No revenue yet', 'No services yet']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.queryByText('System Healthy')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'View All' })).toBeNull();
    await expect(canvas.getAllByText('0%')).toHaveLength(4);
  },
});

/** The settings have switched Maintenance Mode on, and one more is planned. */
export const UnderMaintenance = meta.story({
  args: { maintenance: true, planned: { start: '2026-12-01T22:00:00.000Z', hours: 2 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /^Maintenance planned 2026-12-01 22:00 UTC, 2 h \(/ }),
    ).toBeVisible();
    await expect(canvas.getByText('Maintenance Active')).toBeVisible();
    await expect(canvas.queryByText('System Healthy')).toBeNull();
  },
});

/** The figures of section 2 agree with no list: each row of them says so once, below the work of today. */
export const SampleFigures = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const notes = canvas.getAllByText('Sample figures');
    await expect(notes).toHaveLength(2);
    const work = canvas.getByRole('region', { name: "Today's work" });
    for (const note of notes) {
      await expect(work.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    const revenue = within(canvas.getByRole('region', { name: 'Revenue Overview' }));
    await expect(revenue.getByText('Sample figures')).toBeVisible();
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: {
    dashboard: {
      stats: dashboard.stats.map((stat) => ({
        ...stat,
        title: `${stat.title} of every region and every portal`,
        value: 123_456_789_012,
        subtitle: hugeWord,
      })),
      alerts: [
        buildSystemAlert({ message: hugeWord }),
        buildSystemAlert({ message: 'A message that goes on about each of its causes. '.repeat(20) }),
      ],
      revenue: { thisMonth: 987_654_321_987, lastMonth: 123_456_789_012 },
      services: [{ name: hugeWord, state: 'Maintenance' }, ...dashboard.services],
    },
  },
  play: async ({ canvas }) => {
    await expectNoSidewaysScroll(canvas);
    await expectNothingHuge();
  },
});

/** A message that is cut is shown whole by a tooltip, on two lines of a phone too. */
export const CutMessage = LongValues.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByText(/^A message that goes on/u);
    await userEvent.hover(message);
    await waitFor(() =>
      expect(document.querySelector('[data-tooltip-popup]')).toHaveTextContent(/causes\.$/u),
    );
  },
});

export const CutMessageNarrow = CutMessage.extend({ globals: { viewport: { value: 'narrow' } } });

export const Narrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'View All' }).offsetHeight).toBeGreaterThanOrEqual(44);
    await expectNoSidewaysScroll(canvas);
  },
});

const allAlerts = async () => within(await screen.findByRole('dialog', { name: 'All System Alerts' }));

/** The latest alert first, with its type in words. */
export const ShowingAllAlerts = meta.story({
  args: { alertsDialog: { ...closed, open: true } },
  play: async ({ args, userEvent }) => {
    const dialog = await allAlerts();
    await expect(dialog.getByRole('status')).toHaveTextContent('20 alerts');
    const texts = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(texts).toHaveLength(20);
    await expect(texts[0]).toMatch(/^WarningEmail Service is under maintenance/u);
    await expect(texts[19]).toMatch(/^SuccessThe daily database backup/u);
    const days = dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    // The day depends on the time zone in which times are shown.
    await expect(days[0]).toMatch(/^2026-11-2[01]$/u);
    await expect(days).toEqual(days.toSorted().reverse());
    await expect(
      dialog.getByRole('link', { name: 'An audit activity report could not be generated.' }),
    ).toHaveAttribute('href', '/master/reports?status=Failed');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Type' }), 'Error');
    await expect(args.alertsDialog.onFilter).toHaveBeenCalledWith('error');
    await userEvent.keyboard('{Escape}');
    await expect(args.alertsDialog.onClose).toHaveBeenCalledOnce();
  },
});

export const AlertsFiltered = meta.story({
  args: { alertsDialog: { ...closed, open: true, filter: 'error' } },
  play: async () => {
    const dialog = await allAlerts();
    await expect(dialog.getByRole('status')).toHaveTextContent('3 alerts');
    for (const alert of dialog.getAllByRole('listitem')) await expect(alert).toHaveTextContent(/^Error/u);
  },
});

/** No alert has the type of the filter. */
export const NoMatches = meta.story({
  tags: ['empty'],
  args: {
    dashboard: { ...dashboard, alerts: [buildSystemAlert()] },
    alertsDialog: { ...closed, open: true, filter: 'success' },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await allAlerts();
    await expect(dialog.getByText('No alerts found')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Clear filter' }));
    await expect(args.alertsDialog.onFilter).toHaveBeenCalledWith('');
  },
});
