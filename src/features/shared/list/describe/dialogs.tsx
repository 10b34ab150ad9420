import type { ReactNode } from 'react';
import type { Loadable } from '#src/components/loadAhead.ts';
import type { Closable, LazyDialog } from '#src/features/shared/lazyDialog.tsx';

/** A dialog of a list. `Context` is what the screen passes to its dialogs besides the record: data and actions. */
export interface ListDialog<Row, Context> {
  readonly code: Loadable;
  /** `row` is null for a new record. */
  readonly draw: (row: Row | null, context: Context, onClose: () => void) => ReactNode;
  /** The dialog stays mounted when another record takes the place of its record; it restarts when absent. */
  readonly stays?: boolean;
}

/** The dialogs of a list by their names in the URL. `ListPage` draws `delete` itself. */
export type ListDialogs<Row, Dialog extends string, Context> = Readonly<
  Record<Exclude<Dialog, 'delete'>, ListDialog<Row, Context>>
>;

/** A dialog about an existing record, with its props besides `onClose`. */
export function recordDialog<Row, Context, Props extends Closable>(
  Dialog: LazyDialog<Props>,
  propsOf: (row: Row, context: Context) => Omit<Props, 'onClose'>,
): ListDialog<Row, Context> {
  return formDialog(Dialog, (row, context) => (row === null ? null : propsOf(row, context)));
}

/** A form that adds (null) or edits a record: the dialogs `add` and `edit` may share it. */
export function formDialog<Row, Context, Props extends Closable>(
  Dialog: LazyDialog<Props>,
  propsOf: (row: Row | null, context: Context) => Omit<Props, 'onClose'> | null,
): ListDialog<Row, Context> {
  return {
    code: Dialog,
    draw: (row, context, onClose) => {
      const props = propsOf(row, context);
      // The props without `onClose`, and `onClose`, are all props, which TypeScript cannot see.
      return props && <Dialog {...({ ...props, onClose } as Props)} />;
    },
  };
}
