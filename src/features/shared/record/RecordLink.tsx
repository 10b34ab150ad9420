import type { RecordRef } from '#src/api/types/recordRef.ts';
import { WithRecords } from '#src/features/shared/records/WithRecords.tsx';
import { linkValue } from './factValues.tsx';
import { LongText } from './LongText.tsx';

export interface RecordLinkProps {
  /** What the text is: `Company`. */
  label: string;
  text: string;
  to: RecordRef;
}

/**
 * The name of a record as a link to it. Plain text until the record is known, and if there is none: never a link to
 * nothing.
 */
function RecordLink({ label, text, to }: RecordLinkProps) {
  const plain = <LongText label={label} text={text} />;
  return (
    <WithRecords ask={({ hrefOf }) => hrefOf(to)} otherwise={plain}>
      {({ answer }) => (answer === null ? plain : linkValue(label, text, answer))}
    </WithRecords>
  );
}

/** The name of a record as a link to it; null without a name. */
export function recordLink(label: string, text: string | null, to: RecordRef | null) {
  if (!text) return null;
  return to ? <RecordLink label={label} text={text} to={to} /> : <LongText label={label} text={text} />;
}
