import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { type Fact, FactList, isMissing } from './FactList.tsx';

/** Facts that belong together. */
export interface FactGroup {
  /** The heading; none when absent. */
  title?: string;
  facts: readonly Fact[];
}

/**
 * The facts of a record under their headings. Three short ones share a row, so that none is alone in the next; where none of
 * more than two is known, the heading says `None` once.
 */
export function FactGroups({ groups }: { groups: readonly FactGroup[] }) {
  return groups.map(({ title = '', facts }) => {
    const list = <FactList key={title} facts={facts} thirds={facts.filter(isShort).length === 3} />;
    if (title === '') return list;
    if (facts.length > 2 && facts.every(({ value }) => isMissing(value))) {
      return (
        <DialogSection key={title} title={title}>
          <Text muted>None</Text>
        </DialogSection>
      );
    }
    return (
      <DialogSection key={title} title={title}>
        {list}
      </DialogSection>
    );
  });
}

function isShort({ wide }: Fact): boolean {
  return !wide;
}
