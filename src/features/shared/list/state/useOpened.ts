import { useCallback, useEffect, useState } from 'react';
import type { Page } from '#src/api/results/page.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { endsSession } from '#src/features/shared/form/saveProblem.ts';
import type { ListDescription, ListParams } from '#src/features/shared/list/describe/description.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { recordDialogOf, toOpened } from '#src/features/shared/list/describe/opened.ts';
import type { UrlParams } from '#src/features/shared/list/url/useUrlParams.ts';
import { useConfirmedMissing } from '#src/features/shared/list/view/useConfirmedMissing.ts';
import type { QueryError, QueryResult } from '#src/lib/queryResult.ts';

interface OpenedInput<Row> {
  readonly params: UrlParams<ListParams>;
  readonly read: QueryResult<Page<Row>>;
  /** A hook that reads the records of all pages while its argument is true. Always the same function. */
  readonly useAllRecords?: ((enabled: boolean) => QueryResult<Page<Row>>) | undefined;
}

const CLOSED = { open: '', id: '' };

/**
 * The dialog that the URL opens over a list (`?open=edit&id=…`). An opened record stays open when it leaves the list, so
 * that input is not lost. A record that is not in the list is reported as missing only after another read, because a
 * cached list may be too old. Call `onDeleted` with the id of a deleted record: its dialogs close immediately, before the
 * router has navigated, and history entries that open them are left.
 */
export function useOpened<Row, Dialog extends string>(
  { dialogs, idOf, noun }: Pick<ListDescription<Row, ListFilters<Row>, Dialog>, 'dialogs' | 'idOf' | 'noun'>,
  { params, read, useAllRecords }: OpenedInput<Row>,
) {
  const { open, id } = params.values;
  const [lastRow, setLastRow] = useState<Row | null>(null);
  const [deletedIds, setDeletedIds] = useState<readonly string[]>([]);
  if (open === '' && deletedIds.length > 0) setDeletedIds([]);

  const find = (result: QueryResult<Page<Row>>) =>
    (result.status === 'ready' && result.data.rows.find((row) => idOf(row) === id)) || null;
  const wanted = id !== '' && recordDialogOf(dialogs, open) !== undefined;
  const listed = wanted ? find(read) : null;
  const kept = lastRow !== null && idOf(lastRow) === id ? lastRow : null;
  const useLookup = useAllRecords ?? (() => read);
  // Also for a record that was shown before: it may have been changed since.
  const all = useLookup(wanted && listed === null && read.status !== 'loading');
  const found = listed ?? (wanted ? find(all) : null) ?? kept;
  const row = wanted ? found : null;
  if (row !== lastRow) setLastRow(row);

  const notFound = wanted && found === null && all.status === 'ready';
  const confirmed = useConfirmedMissing(notFound, id, all);
  const deleted = deletedIds.includes(id);
  const dialog = toOpened<Row, Dialog>(dialogs, { open, id: deleted ? '' : id }, row ?? undefined, confirmed);

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
  const readError = wanted && found === null && all.status === 'failed' ? all.error : undefined;
  // Without `useAllRecords` the failed list shows the error, and its Retry opens the record.
  useUnreadRecord(useAllRecords ? readError : undefined, noun.one, onClose);
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
