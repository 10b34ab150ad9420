import type { FormikValues } from 'formik';
import { type LazyDialog, lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { ImportOfProps } from './importDialogOf.tsx';
import type { ImportDescription } from './importer.ts';

/** The import of a list, of which everything is loaded when its dialog opens. */
export function lazyImport<Row extends { readonly id: string }, Values extends FormikValues>(
  load: () => Promise<ImportDescription<Row, Values>>,
): LazyDialog<ImportOfProps<Row, Values>> {
  return lazyDialog(async () => {
    // One after the other: of two files that are missing, `handleMissing` would see the failure of one only, and the other
    // would reload the page, also when the code is loaded ahead.
    const description = await load();
    const { importDialogOf } = await import('./importDialogOf.tsx');
    return importDialogOf(description);
  });
}
