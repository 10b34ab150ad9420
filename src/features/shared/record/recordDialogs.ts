import { lazyPart } from '#src/features/shared/lazyPart.tsx';

/** The dialogs that several areas open over a record; their code is loaded when it is asked for. */
export const recordDialogs = {
  address: lazyPart(async () => (await import('./AddressDialog.tsx')).AddressDialog),
  delete: lazyPart(async () => (await import('./DeleteDialog.tsx')).DeleteDialog),
  missing: lazyPart(async () => (await import('./MissingDialog.tsx')).MissingDialog),
  subscription: lazyPart(
    async () => (await import('#src/features/shared/subscription/SubscriptionDialog.tsx')).SubscriptionDialog,
  ),
} as const;
