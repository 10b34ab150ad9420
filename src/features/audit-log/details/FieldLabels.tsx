import type { ReactNode } from 'react';
import type { RecordRef } from '#src/api/types/recordRef.ts';
import type { PortalKinds, Records } from '#src/features/shared/records/recordKind.ts';
import { WithRecords } from '#src/features/shared/records/WithRecords.tsx';
import { fieldWords } from '../fieldWords.ts';

const kindsOf = ({ kinds }: Records) => kinds;

export interface FieldLabelsProps {
  /** The record that the fields are of. */
  of: RecordRef | null;
  /** Draws with the label of each field. */
  children: (labelOf: (field: string) => string) => ReactNode;
}

/** The labels of the fields of an audit record, as the form of its record has them. */
export function FieldLabels({ of, children }: FieldLabelsProps) {
  const draw = (kinds: PortalKinds) => children((field) => fieldWords(field, of, kinds));
  return (
    <WithRecords ask={kindsOf} otherwise={draw({})}>
      {({ answer }) => draw(answer ?? {})}
    </WithRecords>
  );
}
