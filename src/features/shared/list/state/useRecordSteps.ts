import { useState } from 'react';
import { neighboursOf, type RecordSteps } from './recordSteps.ts';

interface RecordStepsInput<Row> {
  /** Null while no record is opened. */
  readonly opened: Row | null;
  /** The rows that match, in the shown order. */
  readonly matching: readonly Row[];
  /** Opens the record of that id in place of the opened one. */
  readonly onStep: (id: string) => void;
}

/** Steps from the opened record to the rows before and after it in the table; null while no record is opened. */
export function useRecordSteps<Row>(
  { idOf }: { readonly idOf: (row: Row) => string },
  { opened, matching, onStep }: RecordStepsInput<Row>,
): RecordSteps | null {
  const id = opened === null ? '' : idOf(opened);
  const ids = id === '' ? [] : matching.map(idOf);
  const [lastIndex, setLastIndex] = useState(0);
  const { index, previous, next } = neighboursOf(ids, id, lastIndex);
  if (index >= 0 && index !== lastIndex) setLastIndex(index);

  if (id === '') return null;
  return {
    position: index < 0 ? null : index + 1,
    count: ids.length,
    onPrevious: previous === undefined ? null : () => onStep(previous),
    onNext: next === undefined ? null : () => onStep(next),
  };
}
