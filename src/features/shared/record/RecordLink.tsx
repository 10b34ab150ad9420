import type { RecordRef } from '#src/features/shared/records/recordKind.ts';
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
  if (to.id === null) return plain;
  return (
    <WithRecords needs={to.kinds} otherwise={plain}>
      {(state) => {
        const href = state.status === 'known' ? state.known.find(to) : null;
        return href === null ? plain : linkValue(label, text, href);
      }}
    </WithRecords>
  );
}

/** The name of a record as a link to it; null without a name. */
export function recordLink(label: string, text: string | null, to: RecordRef) {
  return text ? <RecordLink label={label} text={text} to={to} /> : null;
}
