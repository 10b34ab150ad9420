import type { ReactNode } from 'react';
import type { Loadable } from '#src/components/loadAhead.ts';
import type { Closable, LazyDialog } from '#src/features/shared/lazyDialog.tsx';

/** A dialog of a list. `Own` is what the screen passes to its dialogs besides the record: data and actions. */
export interface ListDialog<Row, Own> {
  readonly code: Loadable;
  /** `row` is null for a new record. */
  readonly draw: (row: Row | null, own: Own, onClose: () => void) => ReactNode;
  /** The dialog stays mounted when another record takes the place of its record; it restarts when absent. */
  readonly stays?: boolean;
}

/** The dialogs of a list by their names in the URL. `ListPage` draws `delete` itself. */
export type ListDialogs<Row, Dialog extends string, Own> = Readonly<
  Record<Exclude<Dialog, 'delete'>, ListDialog<Row, Own>>
>;

/** A dialog about an existing record, with its props besides `onClose`. */
export function recordDialog<Row, Own, Props extends Closable>(
  Dialog: LazyDialog<Props>,
  propsOf: (row: Row, own: Own) => Omit<Props, 'onClose'>,
): ListDialog<Row, Own> {
  return formDialog(Dialog, (row, own) => (row === null ? null : propsOf(row, own)));
}

/** A form that adds (null) or edits a record: the dialogs `add` and `edit` may share it. */
export function formDialog<Row, Own, Props extends Closable>(
  Dialog: LazyDialog<Props>,
  propsOf: (row: Row | null, own: Own) => Omit<Props, 'onClose'> | null,
): ListDialog<Row, Own> {
  return {
    code: Dialog,
    draw: (row, own, onClose) => {
      const props = propsOf(row, own);
      // The props without `onClose`, and `onClose`, are all props, which TypeScript cannot see.
      return props && <Dialog {...({ ...props, onClose } as Props)} />;
    },
  };
}
