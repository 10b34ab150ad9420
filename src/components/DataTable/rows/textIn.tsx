import type { ReactNode } from 'react';
import type { Column } from '#src/components/DataTable/types.ts';
import { endsWithoutDirection, readsFromRight } from '#src/lib/direction.ts';

/** The text of a cell as it is drawn, and the words of the cell's look: a text that is read from the right is aligned so. */
export function textIn(
  look: string,
  text: string,
  { numeric }: Pick<Column<never>, 'numeric'>,
): { readonly look: string; readonly content: ReactNode } {
  return {
    look: !numeric && readsFromRight(text) ? `${look} from-right` : look,
    content: endsWithoutDirection(text) ? <bdi>{text}</bdi> : text,
  };
}
