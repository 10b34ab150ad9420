import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';

/** The dialogs that several areas open over a record; their code is loaded when it is asked for. */
export const recordDialogs = {
  address: lazyDialog(async () => (await import('./AddressDialog.tsx')).AddressDialog),
  delete: lazyDialog(async () => (await import('./DeleteDialog.tsx')).DeleteDialog),
  missing: lazyDialog(async () => (await import('./MissingDialog.tsx')).MissingDialog),
  subscription: lazyDialog(
    async () => (await import('#src/features/shared/subscription/SubscriptionDialog.tsx')).SubscriptionDialog,
  ),
} as const;
