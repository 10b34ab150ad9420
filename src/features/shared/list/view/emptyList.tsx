import type { ReactNode } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import type { EmptyTable } from '#src/components/DataTable/types.ts';

interface EmptyListInput {
  /** `developers`. */
  readonly noun: string;
  /** There are rows, but search and filters leave none. */
  readonly filtered: boolean;
  readonly onClear?: (() => void) | undefined;
  /** The button that adds the first record. */
  readonly add?: ReactNode;
}

/** What a list without rows shows, in the words of the specification: `No developers found`. */
export function emptyList({ noun, filtered, onClear, add }: EmptyListInput): EmptyTable {
  const title = `No ${noun} found`;
  if (!filtered) return { title, text: add ? 'Add the first one.' : undefined, action: add };
  const action = onClear && <Button onClick={() => onClear()}>Clear filters</Button>;
  return { title, text: 'Nothing matches these filters.', action };
}
