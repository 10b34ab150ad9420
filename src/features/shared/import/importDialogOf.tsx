import type { FormikValues } from 'formik';
import { type FunctionComponent, useState } from 'react';
import { ImportDialog } from './ImportDialog.tsx';
import { type ImportCalls, type ImportDescription, importerOf } from './importer.ts';

export interface ImportOfProps<Row, Values> {
  calls: ImportCalls<Row, Values>;
  onClose: () => void;
}

/** The import dialog of a described list. */
export function importDialogOf<Row extends { readonly id: string }, Values extends FormikValues>(
  description: ImportDescription<Row, Values>,
): FunctionComponent<ImportOfProps<Row, Values>> {
  return function ImportOf({ calls, onClose }) {
    const [importer] = useState(() => importerOf(description, calls));
    return <ImportDialog importer={importer} onClose={onClose} />;
  };
}
