import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import type { LazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { OpenedState } from '#src/features/shared/list/state/listState.ts';
import { recordDialogs } from '#src/features/shared/recordDialogs.ts';
import type { SavedTerms } from './changedSubscription.ts';

/** A subscription whose history is shown. */
export interface ShownSubscription<Row> {
  subscription: Row;
  onClose: () => void;
}

/** A subscription in its form. */
export interface EditedSubscription<Row> extends ShownSubscription<Row> {
  /** Resolves with the problem, or with null after a success. Never rejects. */
  onSave: (saved: SavedTerms<Row>) => Promise<SaveProblem | null>;
}

/** The code of the dialogs of one list. */
export function subscriptionDialogCode<Row>(
  history: LazyDialog<ShownSubscription<Row>>,
  form: LazyDialog<EditedSubscription<Row>>,
) {
  return { history, form, preloads: { history: history.preload, edit: form.preload } };
}

export type SubscriptionDialogCode<Row> = ReturnType<typeof subscriptionDialogCode<Row>>;

export interface SubscriptionDialogsProps<Row> extends OpenedState<Row, 'history' | 'edit'> {
  onSave: (subscription: Row, saved: SavedTerms<Row>) => Promise<SaveProblem | null>;
}

/** The opened dialog of a list of subscriptions. */
export function SubscriptionDialogs<Row extends { readonly id: string }>({
  code: { history, form },
  dialog,
  onSave,
  ...common
}: SubscriptionDialogsProps<Row> & { code: SubscriptionDialogCode<Row> }) {
  switch (dialog.type) {
    case 'none':
      return null;
    case 'missing':
      return <recordDialogs.missing.Dialog {...common} noun="Subscription" />;
    case 'history':
      return <history.Dialog {...common} key={dialog.row.id} subscription={dialog.row} />;
    case 'edit': {
      const { row } = dialog;
      return (
        <form.Dialog {...common} key={row.id} subscription={row} onSave={(saved) => onSave(row, saved)} />
      );
    }
  }
}
