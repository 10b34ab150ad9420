import { useState } from 'react';
import type { RecordSteps } from './recordSteps.ts';

interface RecordStepsInput<Row> {
  /** Null while no record is opened. */
  readonly opened: Row | null;
  /** The rows that match, in the shown order. */
  readonly matching: readonly Row[];
  /** Opens the record of that id in place of the opened one. */
  readonly onStep: (id: string) => void;
}

const noIds: readonly string[] = [];

/**
 * Steps from the opened record to the rows before and after it in the table; null while no record is opened. They follow
 * the list as it was when the first record was opened: a ticket that is resolved under the filter Open stays in its
 * position, so that the next step goes to the ticket that followed it.
 */
export function useRecordSteps<Row>(
  { idOf }: { readonly idOf: (row: Row) => string },
  { opened, matching, onStep }: RecordStepsInput<Row>,
): RecordSteps | null {
  const [ids, setIds] = useState(noIds);
  if (opened === null) {
    if (ids !== noIds) setIds(noIds);
    return null;
  }
  if (ids === noIds) setIds(matching.map(idOf));

  const index = ids.indexOf(idOf(opened));
  const stepTo = (id: string | undefined) => (id === undefined ? null : () => onStep(id));
  return {
    position: index < 0 ? null : index + 1,
    count: ids.length,
    onPrevious: stepTo(ids[index - 1]),
    onNext: stepTo(ids[index + 1]),
  };
}
