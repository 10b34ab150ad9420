import { Link } from '#src/components/Link/Link.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { WithFinder } from '#src/features/shared/records/WithRecords.tsx';
import { toShown } from '#src/lib/text.ts';

/** The way to the staff user who has a ticket; nothing for a name that no record has. */
export function AssigneeLink({ name }: { name: string }) {
  return (
    <WithFinder needs={[]}>
      {(state) => {
        const href = state.status === 'known' ? state.find('staff', name) : null;
        return href === null ? null : (
          <Text size="table">
            <Link href={href}>View {toShown(name)}</Link>
          </Text>
        );
      }}
    </WithFinder>
  );
}
