import { lazyDialog } from './lazyDialog.tsx';

/** The dialogs about a record that several areas share; their code is loaded when they open. */
export const recordDialogs = {
  address: lazyDialog(async () => (await import('./record/AddressDialog.tsx')).AddressDialog),
  delete: lazyDialog(async () => (await import('./record/DeleteDialog.tsx')).DeleteDialog),
  missing: lazyDialog(async () => (await import('./record/MissingDialog.tsx')).MissingDialog),
  subscription: lazyDialog(
    async () => (await import('./subscription/SubscriptionDialog.tsx')).SubscriptionDialog,
  ),
} as const;
