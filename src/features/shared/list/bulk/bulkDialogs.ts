import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';

/** The question before a deletion of many; its code is loaded with the screen's dialogs. */
export const BulkDeleteDialog = lazyDialog(
  async () => (await import('./BulkDeleteDialog.tsx')).BulkDeleteDialog,
);
