import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import type { DataTableProps } from '#src/components/DataTable/types.ts';
import { readyResult } from '#src/lib/queryResult.ts';
import {
  actions,
  card,
  columns,
  layla,
  omar,
  type Person,
  people,
  row,
  selection,
  shown,
  tableArgs,
} from '#stories/components/DataTable/people.tsx';
import { StatefulTable } from '#stories/components/DataTable/StatefulTable.tsx';
import { longEmail } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';
import { box, footOf } from './tableParts.ts';

const states = {
  Rows: readyResult(null),
  Loading: { status: 'loading', retry: fn() },
  Failed: {
    status: 'failed',
    error: { message: 'The server is being restarted.', status: 503 },
    retry: fn(),
  },
} satisfies Record<string, DataTableProps<Person>['state']>;

const views = { Rows: tableArgs.view, None: shown([]).view };

const meta = preview.meta({
  title: 'Library/Pages/DataTable',
  tags: ['!autodocs'],
  component: DataTable<Person>,
  argTypes: {
    state: { control: 'select', options: Object.keys(states), mapping: states },
    view: { control: 'select', options: Object.keys(views), mapping: views },
    // Shown when the rows could not be read: the story Failed.
    failedTitle: { control: false },
    actions: { control: 'boolean', mapping: { true: actions, false: [] } },
    selection: { control: 'boolean', mapping: { true: selection(), false: undefined } },
  },
  render: StatefulTable,
  args: tableArgs,
});

/** Actions are named after their row, and every cell has a header. */
export const Default = meta.story({
  // Written out for *Show code*, which has the name of `tableArgs` only.
  args: { id: 'people', label: 'People', columns, card, actions, row },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'People' })).toHaveAttribute('aria-rowcount', '14');
    await expect(canvas.getByRole('button', { name: 'Delete Anna Kowalska' })).toBeDisabled();
    // A disabled figure is still readable.
    const { color } = getComputedStyle(canvas.getByRole('status'));
    await expect(canvas.getByRole('button', { name: '0 visits of Layla Haddad' })).toHaveStyle({ color });
  },
});

function skeletonOf(root: Element): Element {
  const skeleton = root.querySelector('[data-skeleton]');
  if (!skeleton) throw new Error('There is no skeleton.');
  return skeleton;
}

function barOf(root: Element, cell: string): CSSStyleDeclaration {
  const found = skeletonOf(root).querySelector(`td${cell}`);
  if (!found) throw new Error(`No bar in ${cell}`);
  return getComputedStyle(found, '::before');
}

/** Skeletons have the height and shape of the rows, so that nothing moves when these arrive. */
export const Loading = meta.story({
  tags: ['loading'],
  args: { selection: selection(), state: states.Loading },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
    // There is nothing to select yet.
    await expect(canvas.getByRole('checkbox', { name: 'Select all people' })).toBeDisabled();
    await expect(box(skeletonOf(canvasElement)).height).toBe(40);
    const tick = barOf(canvasElement, '[data-variant~="select"]');
    await expect([tick.width, tick.height]).toEqual(['16px', '16px']);
    const figure = barOf(canvasElement, '[data-variant~="end"]');
    await expect(Number.parseFloat(figure.marginLeft)).toBeGreaterThan(8);
    const icons = barOf(canvasElement, '[data-variant~="actions"]');
    await expect([icons.width, icons.marginRight]).toEqual(['76px', '6px']);
  },
});

/** The brightness of a computed colour: the sum of its channels. */
function brightness(colour: string): number {
  return (colour.match(/\d+/gu) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
}

/** In the dark theme, skeletons are lighter than the background: darker ones look like redacted text. */
export const LoadingDark = Loading.extend({
  globals: { theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    const background = brightness(getComputedStyle(skeletonOf(canvasElement)).backgroundColor);
    const all = getComputedStyle(canvas.getByRole('checkbox', { name: 'Select all people' }));
    await expect(brightness(all.backgroundColor)).toBeGreaterThan(background);
    const bar = barOf(canvasElement, ':nth-child(2)');
    await expect(brightness(bar.backgroundColor)).toBeGreaterThan(background);
  },
});

/** Cards have skeletons of their badge and actions too. */
export const LoadingNarrow = Loading.extend({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(barOf(canvasElement, '[data-variant~="corner"]').width).toBe('60px');
    await expect(barOf(canvasElement, '[data-variant~="actions"]').width).toBe('104px');
  },
});

/** A failed table has no visible footer, but its status is still announced. */
export const Failed = meta.story({
  tags: ['failed'],
  args: {
    state: states.Failed,
    failedTitle: 'Failed to load people',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load people' + 'The server is being restarted.',
    );
    await expect(box(footOf(canvas)).height).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state).toHaveProperty('retry.mock.calls.length', 1);
  },
});

export const Empty = meta.story({
  tags: ['empty'],
  args: {
    ...shown([]),
    selection: selection(),
    empty: { title: 'No people found', action: <Button fill="solid">Add Person</Button> },
  },
});

/** The same text as for an empty list, the reason, and a button that clears the filters. */
export const NoMatches = meta.story({
  tags: ['empty'],
  render: (args) => <StatefulTable {...args} search="matches no name" />,
});

/** The focused button is removed with the message: the first row gets the focus. */
export const FiltersCleared = NoMatches.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByRole('row', { name: /Layla Haddad/ })).toHaveFocus();
  },
});

/** The rows of an earlier request stay, dimmed, while others are read. All of them cannot be selected, by key either. */
export const Refreshing = meta.story({
  tags: ['loading'],
  args: {
    selection: selection(),
    state: { ...readyResult(null), refreshing: true, isPrevious: true },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    const { color } = getComputedStyle(canvas.getByRole('status'));
    await waitFor(() => expect(canvas.getByRole('cell', { name: 'Layla Haddad' })).toHaveStyle({ color }));
    await expect(canvas.getByRole('checkbox', { name: 'Select all people' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Layla Haddad' }));
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  },
});

const longName = 'Maximiliane Wilhelmine Charlotte Auguste von und zu Hohenschwangau-Lichtenberg, née O’Hara';

/** Long texts are cut with an ellipsis; the whole text is shown on hover and in a wider column. */
export const LongValues = meta.story({
  tags: ['long'],
  args: shown([
    { ...layla, name: longName, team: longName, email: longEmail },
    {
      ...omar,
      name: 'محمد بن راشد',
      team: '陳大文',
      email: '<b>not bold</b>@works.example',
      joined: null,
      visits: 100000,
    },
    ...people(8).slice(2),
  ]),
});

/** The open tooltip with this text. */
const inTooltip = (text: string) => screen.findByText(text, { selector: '[data-tooltip-popup] > span' });

/** Another record in the pointed cell: the tooltip of the former one goes. */
export const TooltipOfReusedCell = LongValues.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getAllByRole('cell', { name: longName })[0] as HTMLElement;
    await userEvent.hover(cell);
    const tooltip = await inTooltip(longName);
    canvas.getByRole('searchbox').focus();
    await userEvent.keyboard('anna');
    await waitFor(() => expect(cell).toHaveTextContent('Anna Kowalska'));
    await expect(tooltip).not.toBeInTheDocument();
  },
});

/** The focus is on the row, not on its cells: it shows the whole texts of those that are cut, and nothing of controls. */
export const TooltipOfFocusedRow = LongValues.extend({
  tags: ['behaviour'],
  args: { expansion: { render: () => null }, selection: selection() },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: `Edit ${longName}` }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('row')[1]).toHaveFocus();
    const tooltip = await inTooltip(`${longName} ${longName} ${longEmail}`);
    await expect(tooltip.textContent).toBe([longName, longName, longEmail].join('\n'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
  },
});

export const Compact = meta.story({
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(box(canvas.getAllByRole('row')[1]).height).toBe(32));
  },
});

export const Comfortable = meta.story({
  globals: { density: 'comfortable' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(box(canvas.getAllByRole('row')[1]).height).toBe(48));
  },
});

/** Below 768 px rows look like cards and keep the roles of a table. */
export const Narrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row')[1] as HTMLElement;
    await expect(box(row).height).toBe(87);
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Name', 'Team', 'Email', 'Status', 'Actions']);
    await expect(within(row).getAllByRole('cell')).toHaveLength(headers.length);
  },
});
