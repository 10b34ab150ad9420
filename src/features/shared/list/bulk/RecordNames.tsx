import styled from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';
import { formatNumber, toShown } from '#src/lib/text.ts';
import type { NamedRecord } from './bulkChanges.ts';

export interface RecordNamesProps {
  records: readonly NamedRecord[];
}

/** The number of names shown; further records are only counted. */
const NAMES_SHOWN = 5;

const Names = styled.ul`
  margin: ${theme.space[2]} 0 0;
  padding-inline-start: ${theme.space[5]};
  color: ${theme.text.main};
  overflow-wrap: anywhere;
`;

/** The names of the records that a confirmation is about, first those that are out of sight. */
export function RecordNames({ records }: RecordNamesProps) {
  const inOrder = records.toSorted(
    (one, other) => Number(other.hidden ?? false) - Number(one.hidden ?? false),
  );
  return (
    <Names>
      {inOrder.slice(0, NAMES_SHOWN).map(({ id, name, hidden }) => (
        <li key={id}>
          {toShown(name)}
          {hidden ? <small> (not shown)</small> : null}
        </li>
      ))}
      {records.length > NAMES_SHOWN ? <li>and {formatNumber(records.length - NAMES_SHOWN)} more</li> : null}
    </Names>
  );
}
