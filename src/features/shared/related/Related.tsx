import type { PortalRecords } from '#src/features/shared/records/records.ts';
import { WithRecords } from '#src/features/shared/records/WithRecords.tsx';
import { RelatedPartView } from './RelatedPartView.tsx';
import type { RelatedPart } from './relatedPart.ts';
import { toShownPart } from './shownPart.ts';

export interface RelatedProps<Portal extends keyof PortalRecords> {
  portal: Portal;
  parts: readonly RelatedPart<PortalRecords[Portal]>[];
}

/** What belongs to a record, below its facts, which do not wait for it. */
export function Related<Portal extends keyof PortalRecords>({ portal, parts }: RelatedProps<Portal>) {
  const needs = [...new Set(parts.flatMap((part) => part.needs ?? []))];
  return (
    <WithRecords portal={portal} needs={needs}>
      {(state) => parts.map((part) => <RelatedPartView key={part.title} {...toShownPart(part, state)} />)}
    </WithRecords>
  );
}
