import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';

// The dialogs over the settings; their code is loaded when they open.

export const ReviewDialog = lazyDialog(async () => (await import('./ReviewDialog.tsx')).ReviewDialog);
export const EmailPreviewDialog = lazyDialog(
  async () => (await import('./EmailPreviewDialog.tsx')).EmailPreviewDialog,
);
export const SendDialog = lazyDialog(
  async () => (await import('#src/features/shared/email/SendDialog.tsx')).SendDialog,
);
export const RestoreConfirmDialog = lazyDialog(
  async () => (await import('./ConfirmDialogs.tsx')).RestoreConfirmDialog,
);
export const StartConfirmDialog = lazyDialog(
  async () => (await import('./StartConfirmDialog.tsx')).StartConfirmDialog,
);

/** What can be open over the settings. */
export type SettingsDialog = 'review' | 'preview' | 'send' | 'restore' | 'maintenance';
