import { useCallback, useEffect, useState } from 'react';
import { toast } from '#src/components/Toasts/toasts.ts';
import { endsSession } from '#src/features/shared/form/saveProblem.ts';
import type { ListDescription, ListParams } from '#src/features/shared/list/describe/description.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { toOpened } from '#src/features/shared/list/describe/opened.ts';
import type { ListSource } from '#src/features/shared/list/source/listSource.ts';
import type { UrlParams } from '#src/features/shared/list/url/useUrlParams.ts';
import type { QueryError } from '#src/lib/queryResult.ts';

interface OpenedInput<Row> {
  readonly params: UrlParams<ListParams>;
  /** The id of the opened record; null without one. */
  readonly wanted: string | null;
  readonly find: ListSource<Row>['find'];
}

const CLOSED = { open: '', id: '' };

/**
 * The dialog that the URL opens over a list (`?open=edit&id=…`). An opened record stays open when it leaves the list, so
 * that input is not lost. Call `onDeleted` with the id of a deleted record: its dialogs close immediately, before the
 * router has navigated, and history entries that open them are left.
 */
export function useOpened<Row extends { readonly id: string }, Dialog extends string>(
  { dialogs, noun }: Pick<ListDescription<Row, ListFilters<Row>, Dialog>, 'dialogs' | 'noun'>,
  { params, wanted, find }: OpenedInput<Row>,
) {
  const { open, id } = params.values;
  const [lastRow, setLastRow] = useState<Row | null>(null);
  const [deletedIds, setDeletedIds] = useState<readonly string[]>([]);
  if (open === '' && deletedIds.length > 0) setDeletedIds([]);

  const found = wanted === null ? null : find(wanted);
  const kept = lastRow?.id === wanted ? lastRow : null;
  const row = found?.status === 'found' ? found.row : kept;
  if (row !== lastRow) setLastRow(row);

  const deleted = deletedIds.includes(id);
  const dialog = toOpened<Row, Dialog>(
    dialogs,
    { open, id: deleted ? '' : id },
    row ?? undefined,
    found?.status === 'missing',
  );

  const { goBack, latest, set } = params;
  const onClose = useCallback(() => goBack(CLOSED), [goBack]);
  // Replaces the history entry, so that Back returns to the list from any record. The next record opens with its details,
  // whichever dialog the first one began with.
  const onStep = useCallback(
    (to: string) => {
      // A dialog that is closing steps no more.
      if (latest()?.open) set({ open: 'details', id: to });
    },
    [latest, set],
  );
  // Again for each dialog of the record, because the entry before may open another one.
  const deletedDialog = deleted ? open : '';
  useEffect(() => {
    if (deletedDialog !== '') onClose();
  }, [deletedDialog, onClose]);
  useUnreadRecord(row === null && found?.status === 'failed' ? found.error : undefined, noun.one, onClose);
  const onDeleted = (deletedId: string) => setDeletedIds((before) => [...before, deletedId]);
  return { opened: { dialog, onClose }, onDeleted, onStep };
}

/** Shows a toast and closes the dialog when the record of the URL could not be read. */
function useUnreadRecord(failure: QueryError | undefined, noun: string, onClose: () => void): void {
  useEffect(() => {
    if (!failure) return;
    if (!endsSession(failure)) toast.error(`Failed to load the ${noun}. ${failure.message}`);
    onClose();
  }, [failure, noun, onClose]);
}
