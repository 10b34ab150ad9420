import { createContext } from 'react';
import type { LoadOnce } from '#src/components/loadOnce.ts';
import type { PortalRecords } from './recordKind.ts';

/** What the app knows of the records of the shown portal. */
export interface RecordsSource {
  /** Their code and samples are loaded when a record is opened. */
  readonly records?: LoadOnce<PortalRecords>;
  /** Opens a record by its path. */
  readonly onFollow?: (path: string) => void;
}

/** Provided by the app. Without records, details have no related sections and no links to records. */
export const RecordsContext = createContext<RecordsSource>({});
