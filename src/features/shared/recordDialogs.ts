import { lazyDialog } from './lazyDialog.tsx';

// The dialogs about a record that several areas share; their code is loaded when they open.

export const AddressDialog = lazyDialog(
  async () => (await import('./record/AddressDialog.tsx')).AddressDialog,
);
export const DeleteDialog = lazyDialog(async () => (await import('./record/DeleteDialog.tsx')).DeleteDialog);
export const MissingDialog = lazyDialog(
  async () => (await import('./record/MissingDialog.tsx')).MissingDialog,
);
export const SubscriptionDialog = lazyDialog(
  async () => (await import('./subscription/SubscriptionDialog.tsx')).SubscriptionDialog,
);
