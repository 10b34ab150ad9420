import { Text } from '#src/components/Typography/Typography.tsx';
import { WithRecords } from '#src/features/shared/records/WithRecords.tsx';
import { RelatedSectionView } from './RelatedSectionView.tsx';
import { type OfKind, type RelatedSection, relatedSections } from './relatedSections.ts';

const isEmpty = ({ state }: RelatedSection) => state.status === 'ready' && state.answer.lines.length === 0;

/** The sections of a record; those without lines are one line together. */
function Sections({ sections }: { sections: readonly RelatedSection[] }) {
  const empty = sections.filter(isEmpty);
  return (
    <>
      {sections
        .filter((section) => !isEmpty(section))
        .map((section) => (
          <RelatedSectionView key={section.title} {...section} />
        ))}
      {empty.length === 0 ? null : (
        <Text muted size="table">
          Nothing yet: {empty.map(({ title }) => title).join(', ')}
        </Text>
      )}
    </>
  );
}

/** What refers to a record, below its facts, which do not wait for it. */
export function Related(of: OfKind) {
  return (
    <WithRecords ask={(records) => relatedSections(of, records)}>
      {({ answer, ...state }) =>
        answer ? (
          <Sections sections={answer} />
        ) : (
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
