import { expect, fn, screen, spyOn, within } from 'storybook/test';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import type { Column } from '#src/components/DataTable/types.ts';
import { copyLabels } from '#src/lib/recordNumbers.ts';
import {
  changed,
  columns,
  type Person,
  people,
  row,
  shown,
  tableArgs,
} from '#stories/components/DataTable/people.tsx';
import preview from '#storybook/preview.tsx';

const persons = people(13);
const phoneOf = ({ id }: Person) => `+971 55 285 42${id.slice(1).padStart(2, '0')}`;

const phone: Column<Person> = {
  id: 'phone',
  header: 'Mobile',
  text: phoneOf,
  number: 'Phone',
  href: (person) => `tel:${phoneOf(person).replaceAll(' ', '')}`,
  copied: copyLabels.phone,
  ch: 17,
  numeric: true,
};
const linkedColumns = changed(columns, 'email', { copied: copyLabels.email }).toSpliced(1, 0, phone);

const meta = preview.meta({
  title: 'Library/Pages/DataTable',
  tags: ['!autodocs'],
  component: DataTable<Person>,
  args: {
    ...tableArgs,
    ...shown(persons, { columns: linkedColumns }),
    columns: linkedColumns,
    row: { ...row, onActivate: fn(), href: ({ id }) => `?open=details&id=${id}` },
  },
});

/** The row of Omar Farouk. */
const second = () => within(screen.getByRole('row', { name: /Omar Farouk/u }));

/** The name is a link to the record; Tab leads from a row to it. */
export const FocusedName = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getAllByRole('row')[2]?.focus();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Omar Farouk' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '?open=details&id=p2');
    await userEvent.keyboard('{Enter}');
    await expect(args.row.onActivate).toHaveBeenCalledWith(persons[1]);
  },
});

/** A click opens the row; one with a modifier, on a control, or the second one of a double click does not. */
export const OpenedByClick = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(second().getByText('Design'));
    await expect(args.row.onActivate).toHaveBeenCalledWith(persons[1]);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(second().getByText('Design'));
    await userEvent.keyboard('{/Shift}');
    const dial = canvas.getByRole('link', { name: '+971 55 285 4202' });
    dial.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(dial);
    await userEvent.click(second().getByRole('button', { name: 'Edit Omar Farouk' }));
    await expect(args.row.onActivate).toHaveBeenCalledTimes(1);
  },
});

/** A cell leads to another record: the page follows it, and does not open the row. */
export const FollowedToARecord = meta.story({
  tags: ['behaviour'],
  args: {
    columns: changed(linkedColumns, 'team', { href: () => '/teams?open=details&id=design' }),
    row: { ...row, onActivate: fn(), onFollow: fn() },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(second().getByRole('link', { name: 'Design' }));
    await expect(args.row.onFollow).toHaveBeenCalledWith('/teams?open=details&id=design');
    await expect(args.row.onActivate).not.toHaveBeenCalled();
  },
});

/** The buttons that copy are there while the row is pointed at. */
export const PointedAt = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(second().getByText('Design'));
    await expect(second().getAllByRole('button', { name: /^Copy/u })).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: /^Copy/u })).toHaveLength(2);
  },
});

/** The row's own keys reach each link and button; Tab skips those that copy and dial. */
export const CopiedByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    canvas.getAllByRole('row')[2]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('link', { name: '+971 55 285 4202' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second().getByRole('button', { name: 'Copy Phone Number' })).toHaveFocus();
    await expect(canvas.getAllByRole('row')[2]).not.toHaveAccessibleName(/Copy/u);
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith('+971 55 285 4202');
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName('Copy Phone Number');
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '4');
  },
});

/** The texts marked by the search, in document order; a mark is within one text node. */
function markedTexts(): (string | undefined)[] {
  return [...(CSS.highlights.get('search') ?? [])].map(({ startContainer, startOffset, endOffset }) =>
    startContainer.nodeValue?.slice(startOffset, endOffset),
  );
}

/** A number is found in any writing and marked in its cell. */
export const FoundInACell = meta.story({
  args: shown(persons, { columns: linkedColumns, search: '0552854205' }),
  play: async ({ canvas }) => {
    await expect(markedTexts()).toEqual(['55 285 4205']);
    await expect(canvas.queryByText(/^Phone /u)).toBeNull();
  },
});

/** Arabic text is found with other forms of its letters, and marked as it is written: ta marbuta, tatweel, a Persian ya. */
export const FoundInArabic = meta.story({
  args: shown(
    people(2).map((person, at) => ({ ...person, name: at === 0 ? 'نورة الشامسی' : 'نـورة' })),
    { columns: linkedColumns, search: 'نوره' },
  ),
  play: async () => {
    await expect(markedTexts()).toEqual(['نورة', 'نـورة']);
  },
});

/** Where the column of the number is hidden, the row says so beside the name, outside of its link. */
export const FoundOutOfSight = meta.story({
  args: {
    ...shown(persons, { columns: linkedColumns, search: '0552854205' }),
    layout: { layout: { order: [], hidden: ['phone'], widths: {} }, onLayout: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Phone +971 55 285 4205')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Wei Chen' })).toBeVisible();
    await expect(markedTexts()).toEqual(['55 285 4205']);
  },
});

/** The same on a phone: the title of a card is the link. */
export const NarrowLinks = FoundOutOfSight.extend({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
});
