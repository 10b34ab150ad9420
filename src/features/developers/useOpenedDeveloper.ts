import { useEffect, useState } from 'react';
import type { Developer } from '#src/api/types/developer.ts';
import type { Page } from '#src/api/types/page.ts';
import type { Read } from '#src/api/types/read.ts';
import { toOpened } from '#src/features/shared/openedRecord.ts';
import { type DeveloperDialog, developerDialogs } from './DeveloperDialogs.tsx';

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

  const found = id === '' ? null : (data?.rows.find((row) => row.id === id) ?? null);
  const seen = found ?? (held?.id === id ? held : null);
  if (seen !== held) setHeld(seen);

  const dialog = toOpened(developerDialogs, { open, id }, seen ?? undefined, data !== undefined);
  const missing = dialog.type === 'missing';
  useEffect(() => {
    if (!missing || isValidating || askedFor === id) return;
    setAskedFor(id);
    retry();
  }, [missing, isValidating, askedFor, id, retry]);

  return missing && (isValidating || askedFor !== id) ? { type: 'none' } : dialog;
}
