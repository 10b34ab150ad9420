import { expect, screen, within } from 'storybook/test';
import { dashboard } from '#fixtures/build/samples.ts';
import { buildSystemAlert } from '#fixtures/build/systemAlert.ts';
import { DashboardScreen } from '#src/features/dashboard/DashboardScreen.tsx';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { sampleTodos } from '../sampleTodos.ts';
import { closed } from './closedAlerts.ts';

const meta = preview.meta({
  title: 'Screens/Master Portal/Dashboard/All System Alerts',
  component: DashboardScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen', path: '/master/dashboard' },
  args: { dashboard, todos: sampleTodos, maintenance: false, planned: null, alertsDialog: closed },
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

/** The address opens the dialog of a platform without alerts. */
export const NoAlertsAtAll = meta.story({
  tags: ['empty'],
  args: { dashboard: { ...dashboard, alerts: [] }, alertsDialog: { ...closed, open: true } },
  play: async () => {
    const dialog = await allAlerts();
    await expect(dialog.getByText('No alerts found')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Clear filter' })).toBeNull();
  },
});
