import { useState } from 'react';
import type { Developer } from '#src/api/types/developer.ts';
import type { Page } from '#src/api/types/page.ts';
import type { Read } from '#src/api/types/read.ts';
import { toOpened } from '#src/features/shared/record/openedRecord.ts';
import { useSurelyMissing } from '#src/features/shared/record/useSurelyMissing.ts';
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
  const { data } = developers;
  const [held, setHeld] = useState<Developer | null>(null);

  const found = id === '' ? null : (data?.rows.find((row) => row.id === id) ?? null);
  const seen = found ?? (held?.id === id ? held : null);
  if (seen !== held) setHeld(seen);

  const dialog = toOpened(developerDialogs, { open, id }, seen ?? undefined, data !== undefined);
  const missing = dialog.type === 'missing';
  const settled = useSurelyMissing(missing, id, developers);
  return missing && !settled ? { type: 'none' } : dialog;
}
