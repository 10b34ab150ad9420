import { expect, screen } from 'storybook/test';
import { auditEntries } from '#fixtures/build/samples.ts';
import { AuditLogScreen } from '#src/features/audit-log/AuditLogScreen.tsx';
import { markedTexts } from '#stories/components/DataTable/markedTexts.ts';
import { chooseFilter, filterButton, openFilter } from '#stories/filters.ts';
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
    await expect(canvas.getByRole('heading', { level: 2, name: 'Audit Trail (1 record)' })).toBeVisible();
    await expect(canvas.getByText('Document Uploaded')).toBeVisible();
    await expect(markedTexts()).toEqual([]);
  },
});

/** Six filters share the row of the search; the others are behind `+ Filter`, and set ones are chips. */
export const Filtered = meta.story({
  args: shownLog(auditEntries, {
    filters: { result: ['failed'], ip: '198.51.100', error: 'invalid', date: '2026-11-19..2026-11-30' },
  }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Audit Trail (3 records)' })).toBeVisible();
    const more = canvas.getByRole('button', { name: '+ Filter' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('textbox', { name: 'IP Address' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove IP Address 198.51.100' }));
    await expect(args.list.filters.onFilter).toHaveBeenLastCalledWith('ip', '');
    await userEvent.click(more);
    for (const name of ['Resource ID', 'IP Address', 'User Agent', 'Error Message']) {
      await expect(canvas.getByRole('textbox', { name })).toBeVisible();
    }
    await userEvent.type(canvas.getByRole('textbox', { name: 'Resource ID' }), 'P');
    await expect(args.list.filters.onFilter).toHaveBeenLastCalledWith('resource', 'P');
    await chooseFilter(userEvent, 'Category', 'Billing');
    await expect(args.list.filters.onFilter).toHaveBeenLastCalledWith('category', ['Billing']);
  },
});

/** The users of the records, with the number of each, and a search. */
export const ChoosingUser = meta.story({
  play: async ({ args, userEvent }) => {
    const users = await openFilter(userEvent, 'User');
    await expect(users.getByRole('option', { name: 'System 11' })).toBeVisible();
    await userEvent.type(screen.getByRole('combobox', { name: 'Search User' }), 'sys');
    await expect(users.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.list.filters.onFilter).toHaveBeenLastCalledWith('user', ['System']);
    await openFilter(userEvent, 'User');
  },
});

/** Ranges that a link means on any day, and the two days of another one. */
export const ChoosingDate = meta.story({
  args: shownLog(auditEntries, { filters: { date: '2026-11-19..' } }),
  play: async ({ args, userEvent }) => {
    await expect(filterButton('Date')).toHaveTextContent('Date: from 2026-11-19');
    const dates = await openFilter(userEvent, 'Date');
    await expect(dates.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Today',
      'Yesterday',
      'Last 7 days',
      'Last 30 days',
      'This month',
      'Last month',
    ]);
    await expect(await screen.findByLabelText('Date from')).toHaveValue('2026-11-19');
    await userEvent.click(screen.getByLabelText('Date to'));
    await userEvent.paste('2026-11-30');
    await expect(args.list.filters.onFilter).toHaveBeenLastCalledWith('date', '2026-11-19..2026-11-30');
    await userEvent.click(dates.getByRole('option', { name: 'Last 7 days' }));
    await expect(args.list.filters.onFilter).toHaveBeenLastCalledWith('date', 'last-7-days');
    await expect(filterButton('Date')).toHaveFocus();
    await openFilter(userEvent, 'Date');
  },
});
