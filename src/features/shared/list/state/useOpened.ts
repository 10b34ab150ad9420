import { useCallback, useEffect, useState } from 'react';
import type { Page } from '#src/api/types/page.ts';
import type { Read, ReadError } from '#src/api/types/read.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { endsSession } from '#src/features/shared/form/saveProblem.ts';
import type {
  ListDescription,
  ListFilters,
  ListParams,
} from '#src/features/shared/list/describe/description.ts';
import type { FilterParams } from '#src/features/shared/list/url/useFilterParams.ts';
import { tellLoadFailure } from '#src/features/shared/loadFailure.ts';
import type { OpenedState } from './listState.ts';
import { aboutRecordOf, toOpened } from './opened.ts';
import { useSurelyMissing } from './useSurelyMissing.ts';

interface OpenedInput<Row, Dialog extends string> {
  readonly list: Pick<ListDescription<Row, ListFilters<Row>, Dialog>, 'dialogs' | 'idOf' | 'noun'>;
  readonly params: FilterParams<ListParams>;
  readonly read: Read<Page<Row>>;
  /** A hook that reads the records the shown page may lack, once its argument is true. Always the same function. */
  readonly useAll?: ((wanted: boolean) => Read<Page<Row>>) | undefined;
}

const CLOSED = { open: '', id: '' };

/**
 * What the address opens over a list (`?open=edit&id=…`). An opened record stays open when it leaves the list, so that
 * input is not lost. A record that the list lacks counts as missing only after the list was read again, since a cached
 * list may be old. `onGone` is told the id of a deleted record: its dialog closes at once, before the router has moved.
 */
export function useOpened<Row, Dialog extends string>({
  list,
  params,
  read,
  useAll,
}: OpenedInput<Row, Dialog>) {
  const { open, id } = params.values;
  const { dialogs, idOf } = list;
  const [held, setHeld] = useState<Row | null>(null);
  const [gone, setGone] = useState('');
  if (open === '' && gone !== '') setGone('');

  const find = ({ data }: Read<Page<Row>>) => data?.rows.find((row) => idOf(row) === id) ?? null;
  const asks = id !== '' && aboutRecordOf(dialogs, open) !== undefined;
  const here = asks ? find(read) : null;
  const kept = held !== null && idOf(held) === id ? held : null;
  const useLookup = useAll ?? (() => read);
  const all = useLookup(asks && here === null && kept === null && !read.isLoading);
  const seen = here ?? kept ?? (asks ? find(all) : null);
  const next = asks ? seen : null;
  if (next !== held) setHeld(next);

  const lacking = asks && seen === null && all.data !== undefined;
  const settled = useSurelyMissing(lacking, id, all);
  const dialog = toOpened(dialogs, { open, id: gone === id ? '' : id }, next ?? undefined, settled);

  const { leave, set } = params;
  const onClose = useCallback(() => leave(CLOSED), [leave]);
  // Replaces the history entry, so that Back returns to the list from any record.
  const onStep = useCallback((to: string) => set({ id: to }), [set]);
  const opened: OpenedState<Row, Dialog> = {
    dialog,
    onClose,
    onLoadFailed: () => {
      tellLoadFailure();
      onClose();
    },
  };
  const unread = asks && seen === null && !all.data && !all.isValidating ? all.error : undefined;
  // Without a read of its own the failed list says it, and its Retry opens the record.
  useUnreadRecord(useAll ? unread : undefined, list.noun.one, onClose);
  return { opened, onGone: setGone, onStep };
}

/** The record that the address opens could not be read: tells so, and closes. */
function useUnreadRecord(failure: ReadError | undefined, noun: string, onClose: () => void): void {
  useEffect(() => {
    if (!failure) return;
    if (!endsSession(failure)) toast.error(`Failed to load the ${noun}. ${failure.message}`);
    onClose();
  }, [failure, noun, onClose]);
}
