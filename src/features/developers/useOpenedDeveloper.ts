import { useEffect, useState } from 'react';
import type { Developer } from '#src/api/types/developer.ts';
import type { Page } from '#src/api/types/page.ts';
import type { Read } from '#src/api/types/read.ts';
import { asksForRecord, type DeveloperDialog, toDialog } from './developerDialog.ts';

/**
 * The dialog the address asks for. A record that leaves the list while it is open stays open, so that nobody loses
 * what they type into it; one that a list kept from before does not have is asked for once more.
 */
export function useOpenedDeveloper(
  open: string,
  id: string,
  developers: Read<Page<Developer>>,
): DeveloperDialog {
  const { data, isValidating, retry } = developers;
  const [held, setHeld] = useState<Developer | null>(null);
  const [askedFor, setAskedFor] = useState('');

  const found = data?.rows.find((row) => row.id === id) ?? null;
  const seen = found ?? (held?.id === id ? held : null);
  if (seen !== held) setHeld(seen);

  const missing = data !== undefined && seen === null && asksForRecord(open, id);
  useEffect(() => {
    if (!missing || isValidating || askedFor === id) return;
    setAskedFor(id);
    retry();
  }, [missing, isValidating, askedFor, id, retry]);

  return toDialog(open, id, seen ?? undefined, missing && !isValidating && askedFor === id);
}
