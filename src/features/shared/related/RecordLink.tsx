import { linkValue } from '#src/features/shared/record/factValues.tsx';
import { LongText } from '#src/features/shared/record/LongText.tsx';
import type { MasterRecords, ServerRead } from './records.ts';
import { WithRecords } from './WithRecords.tsx';

export interface RecordLinkProps {
  /** What the text is: `Company`. */
  label: string;
  text: string;
  /** The URL of the record, null if there is none. */
  find: (records: MasterRecords) => string | null;
  /** The reads from the server without which the record is not known. */
  needs?: readonly ServerRead[];
}

const nothing: readonly ServerRead[] = [];

/**
 * The name of a record of the master portal as a link to it. Plain text until the record is known, and if there is none:
 * never a link to nothing.
 */
export function RecordLink({ label, text, find, needs = nothing }: RecordLinkProps) {
  const plain = <LongText label={label} text={text} />;
  return (
    <WithRecords portal="master" needs={needs} otherwise={plain}>
      {(state) => {
        if (state.status !== 'known' || needs.some((need) => state.reads[need].status === 'loading'))
          return plain;
        const href = find(state.records);
        return href === null ? plain : linkValue(label, text, href);
      }}
    </WithRecords>
  );
}
