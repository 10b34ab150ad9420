import { expect } from 'storybook/test';
import { auditEntries } from '#fixtures/build/samples.ts';
import { AuditLogScreen } from '#src/features/audit-log/AuditLogScreen.tsx';
import { markedTexts } from '#stories/components/DataTable/markedTexts.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { screenArgs, shownLog } from './screenArgs.ts';

const meta = preview.meta({
  title: 'Screens/Master Portal/Audit Logs/Filters',
  component: AuditLogScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: screenArgs(),
});

/** The search also finds text in the details, which no column shows. */
export const SearchingDetails = meta.story({
  args: shownLog(auditEntries, { search: 'roads, WATER' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Audit Trail (1 records)' })).toBeVisible();
    await expect(canvas.getByText('Document Uploaded')).toBeVisible();
    await expect(markedTexts()).toEqual([]);
  },
});

/** The filters of the specification are in the bar. More filters is expanded, and its button shows how many are set. */
export const Filtered = meta.story({
  args: shownLog(auditEntries, {
    filters: { result: ['failed'], ip: '198.51.100', error: 'invalid', date: '2026-11-19..2026-11-30' },
  }),
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More filters (1)' });
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Audit Trail (3 records)' })).toBeVisible();
    for (const name of ['Resource ID', 'IP Address', 'User Agent', 'Error Message', 'User', 'Session ID']) {
      await expect(canvas.getByRole('textbox', { name })).toBeVisible();
    }
    await expect(await canvas.findByLabelText('Date from')).toHaveValue('2026-11-19');
    await expect(canvas.getByLabelText('Date to')).toHaveValue('2026-11-30');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Resource ID' }), 'P');
    await expect(args.list.filters.onFilter).toHaveBeenLastCalledWith('resource', 'P');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Billing');
    await expect(args.list.filters.onFilter).toHaveBeenLastCalledWith('category', ['Billing']);
  },
});

/** The notice of a pivot names its filter and has the button Back. */
export const Pivoted = meta.story({
  args: shownLog(auditEntries, { filters: { ip: '"198.51.100.12"' } }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Same IP address: 198.51.100.12')).toBeVisible();
    // Not those of 198.51.100.121.
    await expect(canvas.queryByText('Omar Farouk')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.pivots.onBack).toHaveBeenCalledOnce();
  },
});

/** A pivot sets instants; the date fields have the days of the notice, in the time zone in which dates are shown. */
export const PivotedByTime = meta.story({
  args: shownLog(auditEntries, { filters: { date: '2026-11-19T20:50:00.000Z..2026-11-19T21:10:00.000Z' } }),
  play: async ({ canvas }) => {
    const notice = canvas.getByText(/^From .* to /u);
    const [from, to] = notice.textContent.match(/\d{4}-\d\d-\d\d/gu) ?? [];
    await expect(await canvas.findByLabelText('Date from')).toHaveValue(from);
    await expect(canvas.getByLabelText('Date to')).toHaveValue(to);
  },
});
