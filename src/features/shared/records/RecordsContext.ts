import { createContext } from 'react';
import type { LoadOnce } from '#src/components/loadOnce.ts';
import type { PortalRecords, RecordReader } from './records.ts';

/** The reader of each portal's records; its code and samples are loaded when a record is opened. */
export type RecordReaders = {
  readonly [Portal in keyof PortalRecords]?: LoadOnce<RecordReader<PortalRecords[Portal]>>;
};

/** What the app knows of the records of the shown portal. */
export interface RecordsSource extends RecordReaders {
  /** Opens a record by its path. */
  readonly onFollow?: (path: string) => void;
}

/** Provided by the app with the reader of the shown portal. Without one, details have no related parts and no record links. */
export const RecordsContext = createContext<RecordsSource>({});
