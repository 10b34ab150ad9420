import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';

// The dialogs over the settings; their code is loaded when they open.

export const ReviewDialog = lazyDialog(async () => (await import('./changes/ReviewDialog.tsx')).ReviewDialog);
export const EmailPreviewDialog = lazyDialog(
  async () => (await import('./bulk-email/EmailPreviewDialog.tsx')).EmailPreviewDialog,
);
export const SendConfirmDialog = lazyDialog(
  async () => (await import('./bulk-email/SendConfirmDialog.tsx')).SendConfirmDialog,
);
export const RestoreConfirmDialog = lazyDialog(
  async () => (await import('./data/RestoreConfirmDialog.tsx')).RestoreConfirmDialog,
);

/** What can be open over the settings. */
export type SettingsDialog = 'review' | 'preview' | 'send' | 'restore';
