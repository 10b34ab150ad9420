import { useState } from 'react';
import type { Column, TableLayout, TableView } from '#src/components/DataTable/types.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { endsSession, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';
import type { BulkWork } from '#src/features/shared/list/bulk/runBulk.ts';
import { useSelectedRows } from '#src/features/shared/list/bulk/useSelectedRows.ts';
import type { ExportFormat } from '#src/features/shared/list/export/exportRows.ts';
import { countOf } from '#src/lib/text.ts';

/** A status that can be given to many records. */
export interface StatusChoice {
  readonly value: string;
  readonly label: string;
}

/** What a list can do to one of its records; each throws when it failed. */
export interface ListChanges<Row> {
  remove: (row: Row) => unknown;
  /** Puts removed rows back where they were; left out where a deletion is for good. */
  restore?: (rows: readonly Row[]) => void;
  statusOf: (row: Row) => string;
  setStatus: (row: Row, status: string) => unknown;
}

/** How the records of a list are called and told apart; a constant. */
export interface RecordKind<Row> {
  noun: { one: string; many: string };
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
}

export interface ListToolsInput<Row> {
  /** Name of the exported file and its sheet: `Developers`. */
  name: string;
  kind: RecordKind<Row>;
  /** The rows that the table has; undefined before they are here. The same array while they are the same. */
  rows: readonly Row[] | undefined;
  columns: readonly Column<Row>[];
  layout: TableLayout;
  changes: ListChanges<Row>;
  /** All rows that match, where the table has one page of them; null where it has all. */
  loadAll: ((signal: AbortSignal) => Promise<readonly Row[]>) | null;
}

/** Export and changes of many, as a screen and its BulkActions take them. */
export interface ListTools<Row> {
  readonly noun: { one: string; many: string };
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  /** Selects rows of other pages too; undefined where the table has all rows. */
  readonly onSelectAllMatching: (() => void) | undefined;
  readonly onView: (view: TableView<Row>) => void;
  /** False while there is nothing to export. */
  readonly exportable: boolean;
  /** Exports what is selected, else all that match. */
  readonly onExport: (format: ExportFormat) => void;
  /** What is under way with many: a change of their status, a deletion, or the reading of those to select. */
  readonly busy: 'status' | 'delete' | 'select' | null;
  /** Who is selected, for the question before a deletion. */
  readonly chosen: () => readonly { id: string; name: string }[];
  readonly onStatus: (status: StatusChoice) => void;
  readonly onDelete: () => void;
  /** A row was deleted by itself: it is selected no more, also where the table cannot know that it is gone. */
  readonly onGone: (row: Row) => void;
  /** Whether a deletion is for good. */
  readonly final: boolean;
  /** What else goes or stays with what is deleted, as one more sentence. */
  readonly note: string | null;
  /** A deletion may be next. */
  readonly onDeleteIntent: () => void;
  /** The code of a dialog could not be fetched. */
  readonly onLoadFailed: () => void;
}

const onLoadFailed = () => void toast.error('This could not be opened. Check the connection and try again.');

/** Selection, export and bulk changes of a list. Failed ones stay selected; Undo only where it can be kept. */
export function useListTools<Row>(input: ListToolsInput<Row>): ListTools<Row> {
  const { name, columns, layout, changes, loadAll, rows } = input;
  const { noun, idOf, nameOf } = input.kind;
  const selection = useSelectedRows(rows, idOf);
  const [busy, setBusy] = useState<ListTools<Row>['busy']>(null);

  async function run(what: 'status' | 'delete', work: BulkWork<Row>) {
    setBusy(what);
    try {
      const { runBulk } = await import('#src/features/shared/list/bulk/runBulk.ts');
      const result = await runBulk(work);
      if (result) selection.settle(result);
    } catch {
      onLoadFailed();
    } finally {
      setBusy(null);
    }
  }

  function onDelete() {
    const doomed = selection.rows();
    void run('delete', {
      rows: doomed,
      // What is gone is selected no more, while the others are on their way.
      call: async (row) => {
        await changes.remove(row);
        selection.settle({ done: [row], failed: [] });
      },
      doing: `Deleting ${countOf(doomed.length, noun.one, noun.many)}`,
      done: 'deleted',
      onUndo: changes.restore,
    });
  }

  function onStatus({ value, label }: StatusChoice) {
    const rows = selection.rows();
    const wrong = rows.filter((row) => changes.statusOf(row) !== value);
    if (wrong.length === 0) {
      toast.info(`Nothing to change: all selected ${noun.many} are ${label} already`);
      return;
    }
    const before = new Map(wrong.map((row) => [idOf(row), changes.statusOf(row)]));
    void run('status', {
      rows: wrong,
      already: rows.filter((row) => changes.statusOf(row) === value),
      call: (row) => changes.setStatus(selection.latest(row), value),
      doing: `Changing ${countOf(wrong.length, noun.one, noun.many)}`,
      done: `set to ${label}`,
      onUndo: (changed) =>
        void run('status', {
          rows: changed,
          call: (row) => changes.setStatus(selection.latest(row), before.get(idOf(row)) ?? value),
          doing: `Changing ${countOf(changed.length, noun.one, noun.many)} back`,
          done: 'set back',
        }),
    });
  }

  async function onExport(format: ExportFormat) {
    const chosen = selection.rows();
    const found = chosen.length > 0 ? chosen : (loadAll ?? selection.matching());
    try {
      const { startExport } = await import('#src/features/shared/list/export/startExport.ts');
      await startExport({ format, name, noun, columns, layout, rows: found });
    } catch {
      onLoadFailed();
    }
  }

  async function selectAllMatching(load: NonNullable<typeof loadAll>) {
    setBusy('select');
    try {
      const all = await load(new AbortController().signal);
      selection.add(all);
    } catch (error) {
      if (!endsSession(error)) {
        toast.error(`The ${noun.many} could not be selected. ${toSaveProblem(error).message}`);
      }
    } finally {
      setBusy(null);
    }
  }

  return {
    noun,
    selected: selection.ids,
    onSelect: selection.onChange,
    onSelectAllMatching: loadAll ? () => void selectAllMatching(loadAll) : undefined,
    onView: selection.onView,
    exportable: selection.any,
    onExport: (format) => void onExport(format),
    busy,
    chosen: () => selection.rows().map((row) => ({ id: idOf(row), name: nameOf(row) })),
    onStatus,
    onDelete,
    onGone: (row) => selection.settle({ done: [row], failed: [] }),
    final: changes.restore === undefined,
    note: null,
    onDeleteIntent: () => undefined,
    onLoadFailed,
  };
}
