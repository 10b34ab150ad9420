import type { ReactNode } from 'react';
import type { Column } from '#src/components/DataTable/types.ts';
import { endsWithoutDirection, readsFromRight } from '#src/lib/direction.ts';

/** The text of a cell as it is drawn, and the words of the cell's variant: a text that is read from the right is aligned so. */
export function textIn(
  variant: string,
  text: string,
  { numeric }: Pick<Column<never>, 'numeric'>,
): { readonly variant: string; readonly content: ReactNode } {
  return {
    variant: !numeric && readsFromRight(text) ? `${variant} from-right` : variant,
    content: endsWithoutDirection(text) ? <bdi>{text}</bdi> : text,
  };
}
