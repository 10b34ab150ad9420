import { lazyDialog } from '../lazyDialog.tsx';

// The dialogs about records that every list has; their code is loaded when they open.

export const DeleteDialog = lazyDialog(async () => (await import('../record/DeleteDialog.tsx')).DeleteDialog);
export const MissingDialog = lazyDialog(
  async () => (await import('../record/MissingDialog.tsx')).MissingDialog,
);
export const BulkDeleteDialog = lazyDialog(
  async () => (await import('./bulk/BulkDeleteDialog.tsx')).BulkDeleteDialog,
);
