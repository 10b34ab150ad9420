import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ConfirmDialog } from '#src/components/ConfirmDialog/ConfirmDialog.tsx';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import type { DataTableProps } from '#src/components/DataTable/types.ts';
import {
  actions,
  type Person,
  people,
  row,
  selection,
  shown,
  tableArgs,
} from '#stories/components/DataTable/people.tsx';
import { StatefulTable } from '#stories/components/DataTable/StatefulTable.tsx';
import { dialogGone, press, pressIn } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { scrollerOf } from './tableParts.ts';

const meta = preview.meta({
  title: 'Library/Pages/DataTable',
  tags: ['!autodocs'],
  component: DataTable<Person>,
  render: StatefulTable,
  args: { ...tableArgs, ...shown(people(1000)), row: { ...row, onActivate: fn() } },
});

function rowIndex(): string | null | undefined {
  return document.activeElement?.closest('tr')?.getAttribute('aria-rowindex');
}

/** One row is a tab stop; the keys move the focus over all thousand rows. */
export const KeyboardCursor = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{End}');
    await expect(rowIndex()).toBe('1001');
    await userEvent.keyboard('{PageUp}');
    await expect(Number(rowIndex())).toBeLessThan(995);
    await userEvent.keyboard('{Enter}');
    await expect(args.row.onActivate).toHaveBeenCalledTimes(1);
    const stops = canvas.getAllByRole('row').filter((row) => row.tabIndex === 0);
    await expect(stops).toEqual([document.activeElement]);
  },
});

/** The row with the focus is named by its cells, and says whether it is selected. */
export const FocusedRowNamed = meta.story({
  tags: ['behaviour'],
  args: { selection: selection() },
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    const row = document.activeElement;
    await expect(row).toHaveAttribute('aria-labelledby');
    await expect(row).toHaveAccessibleName(/^Omar Farouk .*(Active|Inactive)/u);
    await expect(row).not.toHaveAttribute('aria-description');
    await userEvent.keyboard(' ');
    await expect(row).toHaveAttribute('aria-description', 'Selected');
    await userEvent.keyboard('{ArrowDown}');
    await expect(row).not.toHaveAttribute('aria-labelledby');
  },
});

/** Right and left move between a row's controls, left from the row to the last; up and down to the same one of another row. */
export const RowControls = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getAllByRole('row')[2];
    canvas.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName('Edit Layla Haddad');
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName('Edit Omar Farouk');
    await userEvent.keyboard('{Escape}');
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveAccessibleName('Delete Omar Farouk');
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(row).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Options for Name' })).toHaveFocus();
  },
});

/** A row with the focus stays in the document when it is scrolled away, and is scrolled to when it gets the focus again. */
export const FocusOutOfSight = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const edit = canvas.getByRole('button', { name: 'Edit Layla Haddad' });
    edit.focus();
    const scroller = scrollerOf(canvas);
    scroller.scrollTop = 10_000;
    await waitFor(() => expect(canvas.getAllByRole('row')[2]).toHaveAttribute('aria-rowindex', '248'));
    await expect(edit).toHaveFocus();
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    edit.focus({ preventScroll: true });
    await waitFor(() => expect(scroller.scrollTop).toBe(0));
    await expect(edit).toHaveFocus();
  },
});

/** The header has three tab stops; left and right move between columns. */
export const HeaderKeys = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Name' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Team' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Options for Team' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(rowIndex()).toBe('2');
  },
});

/** When a row moves, the focus stays on the same control in it. */
export const FocusSurvivesMove = meta.story({
  tags: ['behaviour'],
  args: shown(people(13)),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Edit Wei Chen' }).focus();
    await expect(rowIndex()).toBe('6');
    // Not by a user's click, which would move the focus.
    canvas.getByRole('button', { name: 'Name' }).click();
    await waitFor(() => expect(rowIndex()).toBe('14'));
    await expect(canvas.getByRole('button', { name: 'Edit Wei Chen' })).toHaveFocus();
  },
});

function Deleting(args: DataTableProps<Person>) {
  const [rows, setRows] = useState(() => people(5));
  const [asked, setAsked] = useState<Person | null>(null);
  const [deletable] = useState(() => actions.map((action) => ({ ...action, onSelect: setAsked })));
  return (
    <>
      <StatefulTable {...args} {...shown(rows)} actions={deletable} />
      {asked && (
        <ConfirmDialog
          title="Delete person"
          confirmLabel="Delete"
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setRows(rows.filter((row) => row.id !== asked.id));
            setAsked(null);
          }}
        >
          {`Delete ${asked.name}?`}
        </ConfirmDialog>
      )}
    </>
  );
}

/** After a row is deleted the focus moves to the next row, or to the previous one at the end. */
export const FocusSurvivesDelete = meta.story({
  tags: ['behaviour'],
  render: (args) => <Deleting {...args} />,
  play: async ({ userEvent }) => {
    for (const [deleted, focused] of [
      ['Omar Farouk', 'Anna Kowalska'],
      ['Wei Chen', 'Rashid Al Mansoori'],
    ] as const) {
      await press(userEvent, `Delete ${deleted}`);
      await pressIn(userEvent, 'Delete person', 'Delete');
      await dialogGone();
      await waitFor(() => expect(document.activeElement).toHaveTextContent(focused));
    }
  },
});
