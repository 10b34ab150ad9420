import { linkValue } from '#src/features/shared/record/factValues.tsx';
import { LongText } from '#src/features/shared/record/LongText.tsx';
import { readsOf } from '#src/features/shared/records/findRecord.ts';
import type { RecordKind } from '#src/features/shared/records/records.ts';
import { WithFinder } from '#src/features/shared/records/WithRecords.tsx';

export interface RecordLinkProps {
  /** What the text is: `Company`. */
  label: string;
  text: string;
  kind: RecordKind;
  /** By what the record is found; null for a text that is known to name none. */
  identity: string | null;
}

/**
 * The name of a record as a link to it. Plain text until the record is known, and if there is none: never a link to
 * nothing.
 */
export function RecordLink({ label, text, kind, identity }: RecordLinkProps) {
  const plain = <LongText label={label} text={text} />;
  if (identity === null) return plain;
  return (
    <WithFinder needs={readsOf(kind)} otherwise={plain}>
      {(state) => {
        const href = state.status === 'known' ? state.find(kind, identity) : null;
        return href === null ? plain : linkValue(label, text, href);
      }}
    </WithFinder>
  );
}
