import { expect, screen, within } from 'storybook/test';
import { buildAuditEntries, buildAuditEntry } from '#fixtures/build/auditEntry.ts';
import { auditEntries } from '#fixtures/build/samples.ts';
import { AuditLogScreen } from '#src/features/audit-log/AuditLogScreen.tsx';
import { auditList, entryName } from '#src/features/audit-log/auditList.ts';
import { filterButton, openFilter } from '#stories/steps.ts';
import { storyStates } from '#stories/storyStates.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { expectNoSidewaysScroll } from '../shownPage.ts';
import { entryOf, opened, screenArgs, shownLog } from './screenArgs.ts';

const states = storyStates(auditList, { rows: auditEntries, long: [] });
const entry = entryOf('Developer Updated');
const toggle = (of: typeof entry) => ({ name: `Details of ${entryName(of)}` });

const meta = preview.meta({
  title: 'Screens/Master Portal/Audit Logs',
  component: AuditLogScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: screenArgs(),
});

export const Default = meta.story({
  parameters: alsoOnPhone,
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    for (const [card, value] of [
      ['Total Actions', '68'],
      ['Failed Login Attempts', '6'],
      ['Data Modifications', '17'],
      ['System Events', '11'],
    ] as const) {
      await expect(canvas.getByText(card).closest('dl')).toHaveTextContent(`${card}${value}`);
    }
    await expect(canvas.getByText('Sample data')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    for (const name of ['Resource ID', 'IP Address', 'User Agent', 'Error Message']) {
      await expect(canvas.getByRole('textbox', { name })).toBeVisible();
    }
    await expect(canvas.getByText('Showing 1 to 10 of 68 records')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export Logs' }));
    await expect(args.list.files.onExport).toHaveBeenCalledWith('csv');
  },
});

export const Empty = meta.story({ ...states.Empty, tags: ['empty'], args: shownLog([]) });

export const NoMatches = meta.story({
  ...states.NoMatches,
  tags: ['empty'],
  args: shownLog(auditEntries, { search: 'nothing has this name [.*' }),
});

/** Exactly first, last, current ± 1, and an ellipsis even for the one page that is left out. */
export const SecondPage = meta.story({
  ...states.SecondPage,
  play: async (context) => {
    await states.SecondPage.play(context);
    const pages = within(context.canvas.getByRole('navigation', { name: 'Pagination' }));
    await expect(pages.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '',
      '1',
      '2',
      '3',
      '…',
      '7',
      '',
    ]);
  },
});

const markup = buildAuditEntry({
  action: '<b>Not bold</b>',
  user: 'نورة بنت عبد الله الشامسي',
  resource: { kind: 'projects', id: 'R'.repeat(80) },
  ipAddress: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
  details: `<img src=x onerror="alert(1)"> ${'long words '.repeat(60)}`,
  userAgent: 'Agent/'.repeat(600),
  errorMessage: 'x'.repeat(300),
});

export const LongValues = meta.story({
  tags: ['long'],
  args: shownLog([markup, ...auditEntries.filter(({ user }) => user.length > 60)]),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('<b>Not bold</b>')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', toggle(markup)));
    await expect(await canvas.findByText(/<img src=x/)).toBeVisible();
    // The full text of a cut-off value can be copied.
    await expect(canvas.getByRole('button', { name: 'Copy user agent' })).toBeVisible();
    await expectNoSidewaysScroll(canvas);
  },
});

export const RowExpanded = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', toggle(entry));
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    for (const text of [entry.details, entry.sessionId, entry.userAgent]) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
    await expect(
      canvas.getByText(/^Company Email: from info@acme\.example to hello@acme\.example$/),
    ).toBeVisible();
    await expect(canvas.getByText('Zip Code: from none to 10000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View Full Details' }));
    await expect(args.list.open.onOpen).toHaveBeenCalledWith('details', entry);
  },
});

export const SomeSelected = meta.story({
  args: shownLog(auditEntries, { selected: auditEntries.slice(0, 12) }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('12 selected')).toBeVisible();
    const bar = within(await canvas.findByRole('group', { name: 'Selected rows' }));
    await userEvent.click(bar.getByRole('button', { name: 'Select all 68' }));
    await expect(args.list.selection.onSelectMatching).toHaveBeenCalledOnce();
    // A single button of that name, which exports the selected entries.
    await expect(canvas.getAllByRole('button', { name: 'Export Logs' })).toHaveLength(1);
  },
});

/** While a file is being made, another press does not make a second one. */
export const Exporting = meta.story({
  tags: ['behaviour'],
  args: { list: { ...screenArgs().list, files: { ...screenArgs().list.files, busy: true } } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Export Logs' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.list.files.onExport).not.toHaveBeenCalled();
  },
});

const many = buildAuditEntries(10_000);

export const ManyEntries = meta.story({
  tags: ['long'],
  args: shownLog(many, { filters: { category: ['Billing'] }, page: 84 }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Audit Trail (1,666 records)' }),
    ).toBeVisible();
    await expect(canvas.getByText('Showing 831 to 840 of 1,666 records')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 167' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
});

/** Cards at 390 px with touch targets; an expanded card shows the same details. */
export const Narrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Export Logs', 'View', 'Filters']) {
      const { height, width } = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    }
    await userEvent.click(canvas.getByRole('button', toggle(entry)));
    await expect(await canvas.findByRole('button', { name: 'View Full Details' })).toBeVisible();
    await expectNoSidewaysScroll(canvas);
  },
});

export const FullDetails = meta.story({
  args: opened({ type: 'details', row: entry }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Full Details' }));
    const states = within(dialog.getByRole('table', { name: 'Before and After' }));
    await expect(states.getByRole('row', { name: /Company Email Changed/ })).toHaveTextContent(
      'Company Email Changedinfo@acme.examplehello@acme.example',
    );
    await expect(states.getByRole('row', { name: /Contacts Changed/ })).toHaveTextContent('Mona Aziz');
    await expect(states.queryByText('Acme Developments')).toBeNull();

    const fields = within(dialog.getByRole('table', { name: 'Field Changes' }));
    await expect(fields.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Field',
      'Old Value',
      'New Value',
    ]);
    await expect(fields.getAllByRole('row')).toHaveLength(1 + entry.fieldChanges.length);
  },
});

/** Unchanged fields are behind a button. */
export const UsingFullDetails = FullDetails.extend({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Full Details' }));
    const fold = dialog.getByRole('button', { name: 'Show 5 unchanged' });
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    const states = within(dialog.getByRole('table', { name: 'Before and After' }));
    await expect(states.getAllByText('Acme Developments')).toHaveLength(2);
  },
});

/** Ranges that a link means on any day, and the two days of another one. */
export const ChoosingDate = meta.story({
  args: shownLog(auditEntries, { filters: { date: '2026-11-19..' } }),
  play: async ({ args, userEvent }) => {
    await expect(filterButton('Date')).toHaveTextContent('Date from 2026-11-19');
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

/** A day in another writing is that day in the filter, before the field is left; a text that is none sets no end. */
export const TypingDate = meta.story({
  tags: ['behaviour'],
  args: shownLog(auditEntries, { filters: { date: '..2026-11-30' } }),
  play: async ({ args, userEvent }) => {
    await openFilter(userEvent, 'Date');
    const from = await screen.findByLabelText('Date from');
    await userEvent.click(from);
    await userEvent.paste('2026/11/5');
    await expect(args.list.filters.onFilter).toHaveBeenLastCalledWith('date', '2026-11-05..2026-11-30');
    await userEvent.clear(from);
    await userEvent.paste('soon');
    await expect(args.list.filters.onFilter).toHaveBeenLastCalledWith('date', '..2026-11-30');
    await userEvent.tab();
    await expect(from).toHaveValue('soon');
    await expect(from).toHaveAccessibleDescription('Write it like 2026-11-28');
  },
});

const ofSession = buildAuditEntry({ id: 'AUD-S0001', action: 'Company Updated' });

/** A badge in the row marks what this console recorded. */
export const OfThisSession = meta.story({
  args: shownLog([ofSession, ...auditEntries]),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('This session')).toHaveLength(1);
    await expect(canvas.getByRole('row', { name: /Company Updated This session/u })).toBeVisible();
  },
});
