import type { FormikValues } from 'formik';
import { type FunctionComponent, useState } from 'react';
import { ImportDialog } from './ImportDialog.tsx';
import { type ImportDescription, type ImportTarget, importerOf } from './importer.ts';

export interface ImportOfProps<Row, Values> {
  importing: ImportTarget<Row, Values>;
  onClose: () => void;
}

/** The import dialog of a described list. */
export function importDialogOf<Row extends { readonly id: string }, Values extends FormikValues>(
  description: ImportDescription<Row, Values>,
): FunctionComponent<ImportOfProps<Row, Values>> {
  return function ImportOf({ importing, onClose }) {
    const [importer] = useState(() => importerOf(description, importing));
    return <ImportDialog importer={importer} onClose={onClose} />;
  };
}
