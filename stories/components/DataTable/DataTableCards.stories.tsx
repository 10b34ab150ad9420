import { CreditCard } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import {
  actions,
  bulkAction,
  card,
  layla,
  omar,
  type Person,
  people,
  selection,
  shown,
  tableArgs,
} from '#stories/components/DataTable/people.tsx';
import { StatefulTable } from '#stories/components/DataTable/StatefulTable.tsx';
import preview from '#storybook/preview.tsx';
import { box, firstLetter, footOf, textBox } from './tableParts.ts';

/** Below 768 px rows are cards, and a bar above them replaces the header. */
const meta = preview.meta({
  title: 'Library/Pages/DataTable',
  tags: ['!autodocs'],
  component: DataTable<Person>,
  render: StatefulTable,
  globals: { viewport: { value: 'narrow' } },
  args: { ...tableArgs, selection: selection() },
});

/** The bar above the cards has touch targets, and sorts them also by a column that they do not show. */
export const Bar = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const by = await canvas.findByRole('combobox', { name: 'Sort by' });
    await expect(box(by).height).toBeGreaterThanOrEqual(42);
    await expect(box(canvas.getByRole('button', { name: 'Sort descending' })).width).toBe(44);
    const all = canvas.getByRole('checkbox', { name: 'Select all people' });
    await expect(document.elementFromPoint(box(all).right + 13, box(all).bottom + 13)).toBe(all);
    const header = canvas.getByRole('columnheader', { name: 'Name' });
    await expect(within(by).getByRole('option', { name: 'Visits' })).toBeInTheDocument();
    await userEvent.selectOptions(by, 'Name');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Sort descending' }));
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await userEvent.selectOptions(by, 'Default');
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getByRole('button', { name: 'Sort descending' })).toBeDisabled();
    await expect(box(header.closest('thead')).height).toBeLessThanOrEqual(1);
    await expect(within(header).queryByRole('button')).toBeNull();
  },
});

/** A labelled line begins with its header, which is not read out twice, and shows a dash without a value. */
export const LabelledLine = meta.story({
  tags: ['narrow'],
  args: {
    card: { ...card, lines: [...card.lines, { column: 'joined', labelled: true }] },
    ...shown([layla, { ...omar, joined: null }]),
  },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('cell').filter((cell) => cell.dataset['label'] === 'Joined');
    await expect(lines.map((line) => line.textContent)).toEqual([layla.joined, '—']);
    const headers = lines.map((line) => getComputedStyle(line, '::before').content);
    await expect(headers).toEqual(Array(2).fill(expect.stringMatching(/^"Joined "/)));
  },
});

type Boxes = [DOMRect, DOMRect, DOMRect, DOMRect, DOMRect, DOMRect];

/** Actions are at the end of a card's last line; title and other lines have the full width. */
export const CardOfFourActions = meta.story({
  tags: ['narrow'],
  args: {
    ...shown([
      { ...layla, name: 'Marina Heights Real Estate Developments' },
      { ...omar, team: '' },
    ]),
    actions: [...actions, { id: 'pay', label: 'Pay', icon: <CreditCard />, onSelect: fn() }],
  },
  play: async ({ canvas }) => {
    const [, row, without] = canvas.getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement];
    const [, title, team, email, badge, controls] = within(row).getAllByRole('cell').map(box) as Boxes;
    await expect(box(row).height).toBe(87);
    await expect(title.right).toBe(badge.left - 8);
    await expect(team.right).toBe(badge.right);
    await expect(email.right).toBeLessThan(controls.left);
    await expect(controls.height).toBe(44);
    await expect(controls.bottom).toBeLessThanOrEqual(box(row).bottom);
    // A card has no header that explains an empty line, so it shows no dash.
    await expect(without).not.toHaveTextContent('—');
  },
});

const subject = 'طلب صيانة المصعد في البرج الثاني قبل نهاية الأسبوع القادم من فضلكم';

/** A line of a card may begin with a word that is never cut; the text after it is cut at its own end. */
export const LedLine = meta.story({
  tags: ['narrow'],
  args: {
    ...shown([{ ...layla, team: subject }]),
    card: { ...card, lines: [{ column: 'team', lead: ({ active }) => (active ? 'High' : 'Low') }, 'email'] },
  },
  play: async ({ canvas }) => {
    const lead = canvas.getByText('High ·');
    const text = canvas.getByText(subject);
    await expect(box(lead).right).toBeLessThanOrEqual(box(text).left);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    await expect(firstLetter(text).right).toBeLessThanOrEqual(box(text).right);
    await expect(firstLetter(text).left).toBeGreaterThan(box(text).left);
  },
});

const fourthPage = shown(people(20), { page: { number: 4, size: 20, total: 164 } });

/** The pagination wraps to a second line when the text leaves no space. */
export const NarrowPages = meta.story({
  tags: ['narrow'],
  args: { ...fourthPage, foot: { ...fourthPage.foot, onPage: fn() } },
  render: (args) => (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 520 }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const foot = box(footOf(canvas));
    const text = textBox(canvas.getByRole('status'));
    await expect(text.height).toBeLessThan(24);
    const pages = box(canvas.getByRole('navigation'));
    await expect(pages.top).toBeGreaterThanOrEqual(text.bottom);
    await expect(pages.bottom).toBeLessThanOrEqual(foot.bottom - 4);
    await expect(pages.right).toBeLessThanOrEqual(foot.right);
  },
});

/** The bar of a narrow screen has two lines. */
export const NarrowSelection = meta.story({
  tags: ['narrow'],
  args: { ...shown(people(64)), selection: selection(['p2', 'p4'], bulkAction('Export')) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all people' })).toBePartiallyChecked();
    const bar = await canvas.findByRole('group', { name: 'Selected rows' });
    const clear = box(canvas.getByRole('button', { name: 'Clear selection' }));
    const act = box(canvas.getByRole('button', { name: 'Export' }));
    // The count and Clear are in the first line, the actions in the second; their texts are aligned.
    await expect(box(bar).right - clear.right).toBeLessThan(8);
    await expect(act.top).toBeGreaterThanOrEqual(clear.bottom);
    const count = firstLetter(within(bar).getByText('2 selected'));
    await expect(firstLetter(canvas.getByText('Export')).left).toBeCloseTo(count.left, 0);
    await expect(act.height).toBe(44);
    canvas.getByRole('row', { name: /Layla Haddad/ }).focus();
    await userEvent.keyboard('{End}');
    await expect(box(document.activeElement).bottom).toBeLessThanOrEqual(box(bar).top);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all people' }));
    await expect(bar).toHaveTextContent('64 selected');
  },
});
