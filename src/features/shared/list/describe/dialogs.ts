import type { LazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { ListWideDialog, RecordDialog } from './opened.ts';

/** What the frame gives to a dialog of a list. */
export interface FrameProps<Record, Row, Dialog extends string, Name extends string = Dialog> {
  /** The record that the dialog is about; null in `add` and `import`. */
  readonly record: Record;
  /** The name under which it was opened: `edit`. */
  readonly opened: Name;
  /** Opens a dialog of a record in its place. */
  readonly open: (dialog: RecordDialog<Dialog>, row: Row) => void;
  readonly onClose: () => void;
}

/**
 * The dialogs of a list by their names in the URL; `ListPage` draws `delete` itself. `Context` is what the screen gives to
 * all of them: the resource, and what they show besides the record. A component takes of it what it needs.
 */
export type ListDialogs<Row, Dialog extends string, Context> = {
  readonly [Name in Exclude<Dialog, 'delete'>]: LazyDialog<
    FrameProps<Name extends ListWideDialog ? null : Row, Row, Dialog, Name> & Context
  >;
};
