import { useCallback, useState } from 'react';
import type { Page } from '#src/api/types/page.ts';
import type { Read } from '#src/api/types/read.ts';
import { tellLoadFailure } from '#src/features/shared/loadFailure.ts';
import type { ListDescription, ListFilters, ListParams } from './description.ts';
import type { OpenedState } from './listState.ts';
import { toOpened } from './opened.ts';
import type { FilterParams } from './url/useFilterParams.ts';
import { useSurelyMissing } from './useSurelyMissing.ts';

interface OpenedInput<Row, Dialog extends string> {
  readonly list: Pick<ListDescription<Row, ListFilters<Row>, Dialog>, 'dialogs' | 'idOf'>;
  readonly params: FilterParams<ListParams>;
  readonly read: Read<Page<Row>>;
  /** Reads the records that the shown page may lack, when it is wanted; a constant hook. */
  readonly useAll?: ((wanted: boolean) => Read<Page<Row>>) | undefined;
}

const CLOSED = { open: '', id: '' };

/**
 * What the address opens over a list (`?open=edit&id=…`). A record that leaves the list while it is open stays open,
 * so that input is not lost; one that a list kept from before lacks is asked for once more before it counts as
 * missing. `onGone` is told of a deletion: its dialog closes at once, before the router has moved.
 */
export function useOpened<Row, Dialog extends string>({
  list,
  params,
  read,
  useAll = () => read,
}: OpenedInput<Row, Dialog>) {
  const { open, id } = params.values;
  const { dialogs, idOf } = list;
  const [held, setHeld] = useState<Row | null>(null);
  const [gone, setGone] = useState('');
  if (open === '' && gone !== '') setGone('');

  const find = ({ data }: Read<Page<Row>>) => data?.rows.find((row) => idOf(row) === id) ?? null;
  const asks = id !== '' && dialogs.some((dialog) => dialog === open);
  const here = asks ? find(read) : null;
  const kept = held !== null && idOf(held) === id ? held : null;
  const all = useAll(asks && here === null && kept === null && !read.isLoading);
  const seen = here ?? kept ?? (asks ? find(all) : null);
  const next = asks ? seen : null;
  if (next !== held) setHeld(next);

  const lacking = asks && seen === null && all.data !== undefined;
  const settled = useSurelyMissing(lacking, id, all);
  const dialog = toOpened(dialogs, { open, id: gone === id ? '' : id }, next ?? undefined, settled);

  const { leave } = params;
  const onClose = useCallback(() => leave(CLOSED), [leave]);
  const opened: OpenedState<Row, Dialog> = {
    dialog,
    onClose,
    onLoadFailed: () => {
      tellLoadFailure();
      onClose();
    },
  };
  /** The record cannot be looked for: reading it failed. */
  const failure = asks && seen === null && !all.data && !all.isValidating ? all.error : undefined;
  return { opened, failure, onGone: setGone };
}
