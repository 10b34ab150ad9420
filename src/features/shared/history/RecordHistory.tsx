import { HistoryPart } from './HistoryPart.tsx';
import { useRecordHistory } from './useRecordHistory.ts';

/** The part `History` of a record's details in the master portal. Its samples are loaded when the details are open. */
export function RecordHistory({ resource }: { resource: string }) {
  return <HistoryPart resource={resource} history={useRecordHistory(resource)} />;
}
