import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';

/** The dialogs about a record that several areas share; their code is loaded when they open. */
export const recordDialogs = {
  address: lazyDialog(async () => (await import('./AddressDialog.tsx')).AddressDialog),
  delete: lazyDialog(async () => (await import('./DeleteDialog.tsx')).DeleteDialog),
  missing: lazyDialog(async () => (await import('./MissingDialog.tsx')).MissingDialog),
  subscription: lazyDialog(
    async () => (await import('#src/features/shared/subscription/SubscriptionDialog.tsx')).SubscriptionDialog,
  ),
} as const;
