import { CreditCard, Eye, History, Pencil, Trash2 } from 'lucide-react';
import type { RowAction } from '#src/components/DataTable/types.ts';

/** A button of every row: it opens a dialog of the list or calls `onSelect`. */
export type ListAction<Row, Dialog extends string> = Omit<RowAction<Row>, 'onSelect'> & {
  /** Changes the record: a read-only list leaves the button out. */
  readonly changes?: boolean;
} & ({ readonly opens: Dialog } | { readonly onSelect: RowAction<Row>['onSelect'] });

/** The actions that most lists have (spec section 2); each opens the dialog of that name. */
export const rowActions = {
  view: { id: 'view', label: 'View', icon: <Eye />, opens: 'details' },
  history: { id: 'history', label: 'View history', icon: <History />, opens: 'history' },
  edit: { id: 'edit', label: 'Edit', icon: <Pencil />, opens: 'edit', changes: true },
  subscription: {
    id: 'subscription',
    label: 'Subscription',
    icon: <CreditCard />,
    opens: 'subscription',
    changes: true,
  },
  delete: {
    id: 'delete',
    label: 'Delete',
    icon: <Trash2 />,
    intent: 'danger',
    opens: 'delete',
    changes: true,
  },
} as const;
