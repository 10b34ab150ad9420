import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/ConfirmDialog.tsx';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import type { DataTableProps } from '#src/components/DataTable/types.ts';
import { readyResult } from '#src/lib/queryResult.ts';
import { tableArgs } from '#stories/components/DataTable/args.ts';
import {
  actions,
  type Person,
  people,
  row,
  selection,
  shown,
} from '#stories/components/DataTable/people.tsx';
import { StatefulTable } from '#stories/components/DataTable/StatefulTable.tsx';
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

/** One row is a tab stop; arrows, Home, End and the page keys move the focus over all thousand rows. */
export const KeyboardCursor = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(rowIndex()).toBe('4');
    await userEvent.keyboard('{End}');
    await expect(rowIndex()).toBe('1001');
    await userEvent.keyboard('{ArrowDown}');
    await expect(rowIndex()).toBe('1001');
    await userEvent.keyboard('{PageUp}');
    await expect(Number(rowIndex())).toBeLessThan(995);
    await userEvent.keyboard('{Home}{PageDown}{Enter}');
    await expect(args.row.onActivate).toHaveBeenCalledTimes(1);
    await expect(document.activeElement).toHaveAttribute('tabindex', '0');
    const others = canvas.getAllByRole('row').filter((row) => row.tabIndex === 0);
    await expect(others).toEqual([document.activeElement]);
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
    await expect(row).toHaveRole('row');
    await expect(row).toHaveAttribute('aria-labelledby');
    await expect(row).toHaveAccessibleName(/^Omar Farouk .*(Active|Inactive)/u);
    await expect(row).not.toHaveAttribute('aria-description');
    await userEvent.keyboard(' ');
    await expect(row).toHaveAttribute('aria-description', 'Selected');
    await userEvent.keyboard('{ArrowDown}');
    await expect(row).not.toHaveAttribute('aria-labelledby');
    await expect(document.activeElement).toHaveAttribute('aria-labelledby');
  },
});

/** Right and left move between a row's controls; up and down move to the same control of another row. */
export const RowControls = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName('Edit Layla Haddad');
    await userEvent.keyboard('{ArrowDown}');
    await expect(rowIndex()).toBe('3');
    await expect(document.activeElement).toHaveAccessibleName('Edit Omar Farouk');
    await userEvent.keyboard('{Escape}');
    await expect(document.activeElement).toHaveRole('row');
    await userEvent.tab();
    await expect(rowIndex()).toBe('3');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Options for Name' })).toHaveFocus();
  },
});

/** When a dialog returns the focus to a row outside the visible area, the table scrolls to it. */
export const FocusOutOfSight = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('button', { name: 'Edit Layla Haddad' });
    edit.focus();
    edit.blur();
    const scroller = canvas.getByRole('table').parentElement;
    if (!scroller) throw new Error('The table has no scroller.');
    scroller.scrollTop = 8000;
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(10));
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
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Team' })).toHaveFocus();
    await expect(canvas.getByRole('columnheader', { name: /Team/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Options for Team' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(rowIndex()).toBe('2');
  },
});

/** `/` focuses the search from anywhere; the focused row stays in the document when it is scrolled away. */
export const SlashToSearch = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('row')[2]?.focus();
    const scroller = scrollerOf(canvas);
    scroller.scrollTop = 10_000;
    await waitFor(() => expect(canvas.getAllByRole('row')[2]).toHaveAttribute('aria-rowindex', '248'));
    await expect(rowIndex()).toBe('3');
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

function Refetching(args: DataTableProps<Person>) {
  const [rows, setRows] = useState(() => people(20));
  return (
    <StatefulTable
      {...args}
      {...shown(rows)}
      tools={
        <Button
          onClick={() => setRows([...people(22).slice(20), ...people(20)].map((person) => ({ ...person })))}
        >
          Refetch
        </Button>
      }
    />
  );
}

/** When a refresh moves a row, the focus stays on it, or on the same control in it. */
export const FocusSurvivesRefetch = meta.story({
  tags: ['behaviour'],
  render: (args) => <Refetching {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Edit Wei Chen' }).focus();
    await expect(rowIndex()).toBe('6');
    canvas.getByRole('button', { name: 'Refetch' }).click();
    await waitFor(() => expect(rowIndex()).toBe('8'));
    await expect(canvas.getByRole('button', { name: 'Edit Wei Chen' })).toHaveFocus();
  },
});

function Deleting(args: DataTableProps<Person>) {
  const [rows, setRows] = useState(() => people(5));
  const [asked, setAsked] = useState<Person>();
  const [deletable] = useState(() =>
    actions.map((action) =>
      action.id === 'delete' ? { ...action, onSelect: setAsked, disabled: () => false } : action,
    ),
  );
  return (
    <>
      <StatefulTable {...args} {...shown(rows)} actions={deletable} />
      {asked && (
        <ConfirmDialog
          title="Delete person"
          confirmLabel="Delete"
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setRows(rows.filter((row) => row.id !== asked.id));
            setAsked(undefined);
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
  play: async ({ canvas, userEvent }) => {
    const remove = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Delete ${name}` }));
      const dialog = await waitFor(() => {
        const found = document.querySelector('[role="dialog"]');
        if (!(found instanceof HTMLElement)) throw new Error('no dialog');
        return found;
      });
      const button = [...dialog.querySelectorAll('button')].find((it) => it.textContent === 'Delete');
      await userEvent.click(button as HTMLElement);
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    };
    await remove('Omar Farouk');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Anna Kowalska'));
    await remove('Wei Chen');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Rashid Al Mansoori'));
  },
});

function FailedOnce(args: DataTableProps<Person>) {
  const [state, setState] = useState<DataTableProps<Person>['state']>({
    status: 'failed',
    error: { message: 'The server is being restarted.', status: 503 },
    retry: () => setState({ status: 'loading', retry: fn() }),
  });
  return (
    <StatefulTable
      {...args}
      {...shown(people(13))}
      state={state}
      failedTitle="Failed to load people"
      tools={<Button onClick={() => setState(readyResult(null))}>The rows come</Button>}
    />
  );
}

/** The focused button is removed with the message: the focus moves to the table, then to the first row. */
export const FocusAfterRetry = meta.story({
  tags: ['behaviour'],
  render: (args) => <FailedOnce {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(scrollerOf(canvas)).toHaveFocus();
    // Not by a user's click, which would move the focus.
    canvas.getByRole('button', { name: 'The rows come' }).click();
    await waitFor(() => expect(canvas.getByRole('row', { name: /Layla Haddad/ })).toHaveFocus());
  },
});
