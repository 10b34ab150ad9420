import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';

// The dialogs about records that every list has; their code is loaded when they open.

export const DeleteDialog = lazyDialog(
  async () => (await import('#src/features/shared/record/DeleteDialog.tsx')).DeleteDialog,
);
export const MissingDialog = lazyDialog(
  async () => (await import('#src/features/shared/record/MissingDialog.tsx')).MissingDialog,
);
export const BulkDeleteDialog = lazyDialog(
  async () => (await import('./BulkDeleteDialog.tsx')).BulkDeleteDialog,
);
