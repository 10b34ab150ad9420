import { CreditCard } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import { CellButton } from '#src/features/shared/list/describe/openers.tsx';
import { emptyLayout } from '#src/lib/tableLayout.ts';
import { tableArgs } from '#stories/components/DataTable/args.ts';
import {
  actions,
  card,
  columns,
  type Person,
  people,
  selection,
  shown,
} from '#stories/components/DataTable/people.tsx';
import { StatefulTable } from '#stories/components/DataTable/StatefulTable.tsx';
import preview from '#storybook/preview.tsx';
import { box, firstLetter } from './boxes.ts';
import { footOf } from './tableParts.ts';

const meta = preview.meta({
  title: 'Library/Pages/DataTable',
  tags: ['!autodocs'],
  component: DataTable<Person>,
  render: StatefulTable,
  args: tableArgs,
});

const layla = people(1)[0] as Person;
const omar = people(2)[1] as Person;
const noura = { ...layla, name: 'نورة بنت عبد الله الشامسي الكبيسي المنصوري الزعابي', team: 'شركة النخيل' };

/** Right-to-left text is cut at its end, and is aligned with the start of its column. */
export const RightToLeftText = meta.story({
  args: {
    ...shown([noura, omar]),
    columns: columns.map((column) =>
      column.id === 'team'
        ? { ...column, cell: (row: Person) => <CellButton type="button">{row.team}</CellButton> }
        : column,
    ),
    layout: { layout: { ...emptyLayout, widths: { name: 180 } }, onLayout: fn() },
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('cell', { name: noura.name });
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(firstLetter(name).right).toBeLessThanOrEqual(box(name).right);
    await expect(firstLetter(name).left).toBeGreaterThan(box(name).left);
    const [short, latin] = canvas.getAllByRole('button', { name: /^(شركة النخيل|Design)$/ });
    await expect(box(short).left).toBe(box(latin).left);
  },
});

/** Actions are at the end of a card's last line; title and other lines have the full width. */
export const CardOfFourActions = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    ...shown([
      { ...layla, name: 'Marina Heights Real Estate Developments' },
      { ...omar, team: '' },
    ]),
    selection: selection(),
    actions: [...actions, { id: 'pay', label: 'Pay', icon: <CreditCard />, onSelect: fn() }],
  },
  play: async ({ canvas }) => {
    const [, row, without] = canvas.getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement];
    const cells = within(row).getAllByRole('cell');
    const [, title, team, email, badge, controls] = cells.map(box) as [DOMRect, ...DOMRect[]] & DOMRect[];
    await expect(box(row).height).toBe(87);
    await expect(title?.right).toBe((badge?.left ?? 0) - 8);
    await expect(team?.right).toBe(badge?.right);
    await expect(email?.right).toBeLessThan(controls?.left ?? 0);
    await expect((controls?.bottom ?? 0) - (controls?.top ?? 0)).toBe(44);
    await expect(controls?.bottom).toBeLessThanOrEqual(box(row).bottom);
    // A card has no header that explains an empty line, so it shows no dash.
    await expect(without).not.toHaveTextContent('—');
  },
});

const subject = 'طلب صيانة المصعد في البرج الثاني قبل نهاية الأسبوع القادم من فضلكم';

/** A line of a card may begin with a word that is never cut; the text after it is cut at its own end. */
export const LedLine = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
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

/** The footer follows the last row, with one line between them. */
export const FootAfterLastRow = meta.story({
  args: { ...shown(people(6)) },
  render: (args) => (
    <div style={{ display: 'flex' }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    const foot = footOf(canvas);
    await expect(box(rows.at(-1)).bottom - box(foot).top).toBe(1);
  },
});

/** A disabled count is still readable. */
export const NothingToOpen = meta.story({
  args: { ...shown([{ ...layla, visits: 0 }]) },
  play: async ({ canvas }) => {
    const none = canvas.getByRole('button', { name: '0 visits of Layla Haddad' });
    await expect(none).toBeDisabled();
    await expect(getComputedStyle(none).color).toBe(getComputedStyle(canvas.getByRole('status')).color);
  },
});

const fourthPage = shown(people(20), { page: { number: 4, size: 20, total: 164 } });

/** The pagination wraps to a second line when the text leaves no space. */
export const NarrowPages = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  args: { ...fourthPage, foot: { ...fourthPage.foot, onPage: fn() } },
  render: (args) => (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 520 }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const foot = box(footOf(canvas));
    const text = document.createRange();
    text.selectNodeContents(canvas.getByRole('status'));
    await expect(text.getBoundingClientRect().height).toBeLessThan(24);
    const pages = box(canvas.getByRole('navigation'));
    await expect(pages.top).toBeGreaterThanOrEqual(text.getBoundingClientRect().bottom);
    await expect(pages.bottom).toBeLessThanOrEqual(foot.bottom - 4);
    await expect(pages.right).toBeLessThanOrEqual(foot.right);
  },
});

/** The bar of a narrow screen has two lines. */
export const NarrowSelection = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    ...shown(people(64)),
    selection: selection(
      ['p2', 'p4'],
      <Button fill="quiet" size="small">
        Export
      </Button>,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all people' })).toBePartiallyChecked();
    const bar = await canvas.findByRole('group', { name: 'Selected rows' });
    const clear = box(canvas.getByRole('button', { name: 'Clear selection' }));
    const act = box(canvas.getByRole('button', { name: 'Export' }));
    // The count and Clear are in the first line, the actions in the second; their texts are aligned.
    await expect(box(bar).right - clear.right).toBeLessThan(8);
    await expect(act.top).toBeGreaterThanOrEqual(clear.bottom);
    const texts = [canvas.getByText('Export'), within(bar).getByText(/^\d+ selected/)].map(firstLetter) as [
      DOMRect,
      DOMRect,
    ];
    await expect(texts[0].left).toBeCloseTo(texts[1].left, 0);
    await expect(act.height).toBe(44);
    canvas.getByRole('row', { name: /Layla Haddad/ }).focus();
    await userEvent.keyboard('{End}');
    await expect(box(document.activeElement).bottom).toBeLessThanOrEqual(box(bar).top);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all people' }));
    await expect(bar).toHaveTextContent('64 selected');
  },
});
