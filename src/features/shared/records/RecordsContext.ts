import { createContext } from 'react';
import type { LoadOnce } from '#src/components/loadOnce.ts';
import type { RecordKind } from './recordKind.ts';

/** What the app knows of the records of the shown portal. */
export interface RecordsSource {
  /** The kinds of its records, in the order of the navigation. Their code and samples are loaded when a record is opened. */
  readonly kinds?: LoadOnce<readonly RecordKind[]>;
  /** Opens a record by its path. */
  readonly onFollow?: (path: string) => void;
}

/** Provided by the app. Without kinds, details have no related sections and no links to records. */
export const RecordsContext = createContext<RecordsSource>({});
