import { WithRecords } from '#src/features/shared/records/WithRecords.tsx';
import { RelatedSectionView } from './RelatedSectionView.tsx';
import { needsOf, relatedSections } from './relatedSections.ts';

export interface RelatedProps {
  /** The kind of the record, by id. */
  kind: string;
  record: { readonly id: string };
}

/** What refers to a record, below its facts, which do not wait for it. */
export function Related({ kind, record }: RelatedProps) {
  return (
    <WithRecords needs={(kinds) => needsOf(kind, kinds)}>
      {(state) =>
        state.status === 'known' ? (
          relatedSections(kind, record, state).map((section) => (
            <RelatedSectionView key={section.title} {...section} />
          ))
        ) : (
          <RelatedSectionView title="Related Records" sample={false} state={state} />
        )
      }
    </WithRecords>
  );
}
