import { WithRecords } from '#src/features/shared/records/WithRecords.tsx';
import { RelatedSectionView } from './RelatedSectionView.tsx';
import { type OfKind, relatedSections } from './relatedSections.ts';

/** What refers to a record, below its facts, which do not wait for it. */
export function Related(of: OfKind) {
  return (
    <WithRecords ask={(records) => relatedSections(of, records)}>
      {({ answer, ...state }) =>
        answer?.map((section) => <RelatedSectionView key={section.title} {...section} />) ?? (
          <RelatedSectionView
            title="Related Records"
            sample={false}
            state={{ ...state, answer: { lines: [], all: null } }}
          />
        )
      }
    </WithRecords>
  );
}
