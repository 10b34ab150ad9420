import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import { readyResult } from '#src/lib/queryResult.ts';
import { tableArgs } from '#stories/components/DataTable/args.ts';
import {
  actions,
  card,
  columns,
  onEdit,
  type Person,
  people,
  row,
  shown,
} from '#stories/components/DataTable/people.tsx';
import { StatefulTable } from '#stories/components/DataTable/StatefulTable.tsx';
import { longEmail } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Pages/DataTable',
  tags: ['!autodocs'],
  component: DataTable<Person>,
  // Shown when the rows could not be read: the story Failed.
  argTypes: { failedTitle: { control: false } },
  render: StatefulTable,
  args: tableArgs,
});

/** Actions are named after their row, and every cell has a header. */
export const Default = meta.story({
  // Written out for *Show code*, which has the name of `tableArgs` only.
  args: { id: 'people', label: 'People', columns, card, actions, row },
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'People' });
    await expect(table).toHaveAttribute('aria-rowcount', '14');
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Name', 'Team', 'Email', 'Status', 'Joined', 'Visits', 'Actions']);
    const row = canvas.getByRole('row', { name: /Sofía Ramírez/ });
    await expect(row).toHaveAttribute('aria-rowindex', '7');
    await expect(within(row).getAllByRole('cell')).toHaveLength(headers.length);
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 to 13 of 13 people');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Layla Haddad' }));
    await expect(onEdit).toHaveBeenCalledWith(expect.objectContaining({ id: 'p1' }));
    await expect(canvas.getByRole('button', { name: 'Delete Anna Kowalska' })).toBeDisabled();
  },
});

/** Skeleton rows have the height of real rows, so that nothing moves when these arrive. */
export const Loading = meta.story({
  tags: ['loading'],
  args: { state: { status: 'loading', retry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
    const skeleton = canvas.getByRole('table').querySelector('[data-skeleton]');
    await expect(skeleton?.getBoundingClientRect().height).toBe(40);
  },
});

export const Failed = meta.story({
  tags: ['failed'],
  args: {
    state: {
      status: 'failed',
      error: { message: 'The server is being restarted.', status: 503 },
      retry: fn(),
    },
    failedTitle: 'Failed to load people',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load people' + 'The server is being restarted.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state).toHaveProperty('retry.mock.calls.length', 1);
  },
});

export const Empty = meta.story({
  tags: ['empty'],
  args: {
    ...shown([]),
    empty: { title: 'No people found', action: <Button fill="solid">Add Person</Button> },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No people found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add Person' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('No people');
  },
});

/** The same text as for an empty list, the reason, and a button that clears the filters. */
export const NoMatches = meta.story({
  tags: ['empty'],
  render: (args) => <StatefulTable {...args} search="matches no name" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No people found')).toBeVisible();
    await expect(canvas.getByText('Nothing matches these filters.')).toBeVisible();
  },
});

export const FiltersCleared = NoMatches.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    const first = canvas.getByRole('row', { name: /Layla Haddad/ });
    await expect(first).toBeVisible();
    // The button was removed with the message.
    await expect(first).toHaveFocus();
  },
});

/** Stale rows stay, dimmed, during a refresh. */
export const Refreshing = meta.story({
  tags: ['loading'],
  args: { state: { ...readyResult(null), refreshing: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    const [name] = canvas.getAllByRole('cell', { name: 'Layla Haddad' });
    await waitFor(() => expect(colour(name)).toBe(colour(canvas.getByRole('status'))));
  },
});

const colour = (element: Element | undefined) => element && getComputedStyle(element).color;

const longName = 'Maximiliane Wilhelmine Charlotte Auguste von und zu Hohenschwangau-Lichtenberg, née O’Hara';

/** The open tooltip with this text. */
const inTooltip = (text: string) => screen.findByText(text, { selector: '[data-tooltip-popup] > span' });

/** Long texts are cut with an ellipsis; the whole text is shown on hover and in a wider column. */
export const LongValues = meta.story({
  tags: ['long'],
  args: {
    ...shown([
      {
        ...(people(1)[0] as Person),
        name: longName,
        team: longName,
        email: longEmail,
      },
      {
        id: 'p2',
        name: 'محمد بن راشد',
        team: '陳大文',
        email: '<b>not bold</b>@works.example',
        active: true,
        joined: null,
        visits: 100000,
      },
      ...people(8).slice(2),
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getAllByRole('cell', { name: longName })[0] as HTMLElement;
    await expect(cell.scrollWidth).toBeGreaterThan(cell.clientWidth);
    await userEvent.hover(cell);
    const tooltip = await inTooltip(longName);
    await expect(tooltip).toBeVisible();
    await userEvent.unhover(cell);
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
    await expect(canvas.getByText('<b>not bold</b>@works.example')).toBeVisible();
  },
});

/** Another record in the pointed cell: the tooltip of the former one goes. */
export const TooltipOfReusedCell = meta.story({
  tags: ['behaviour'],
  args: { ...shown([{ ...(people(1)[0] as Person), name: longName }, ...people(8).slice(1)]) },
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByRole('cell', { name: longName });
    await userEvent.hover(cell);
    const tooltip = await inTooltip(longName);
    canvas.getByRole('searchbox').focus();
    await userEvent.keyboard('omar');
    await waitFor(() => expect(cell).toHaveTextContent('Omar Farouk'));
    await expect(tooltip).not.toBeInTheDocument();
  },
});

/** The focus is on the row, not on its cells: it shows the whole texts of those that are cut. */
export const TooltipOfFocusedRow = meta.story({
  tags: ['behaviour'],
  args: { ...shown([{ ...(people(1)[0] as Person), name: longName, team: longName }]) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: `Edit ${longName}` }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('row')[1]).toHaveFocus();
    await expect(await inTooltip(`${longName} ${longName}`)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[data-tooltip-popup]')).toBeNull());
  },
});

export const Compact = meta.story({
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Layla Haddad/ });
    await waitFor(() => expect(row.getBoundingClientRect().height).toBe(32));
  },
});

export const Comfortable = meta.story({
  globals: { density: 'comfortable' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Layla Haddad/ });
    await waitFor(() => expect(row.getBoundingClientRect().height).toBe(48));
  },
});

/** Below 768 px rows look like cards and keep the roles of a table. */
export const Narrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  args: { ...shown(people(1000)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
    const row = canvas.getByRole('row', { name: /Layla Haddad/ });
    await expect(row.getBoundingClientRect().height).toBe(87);
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Name', 'Team', 'Email', 'Status', 'Actions']);
    await expect(within(row).getAllByRole('cell')).toHaveLength(headers.length);
    await expect(canvas.getAllByRole('row').length).toBeLessThan(20);
  },
});
