import styled from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';
import { formatNumber, toShown } from '#src/lib/text.ts';

export interface RecordNamesProps {
  records: readonly { id: string; name: string }[];
}

/** So many names are read; more of them are counted. */
const LISTED = 12;

const Names = styled.ul`
  margin: ${theme.space[2]} 0 0;
  padding-inline-start: ${theme.space[5]};
  color: ${theme.text.main};
  overflow-wrap: anywhere;
`;

/** The names of many records in a question about all of them: what is selected may be out of sight. */
export function RecordNames({ records }: RecordNamesProps) {
  return (
    <Names>
      {records.slice(0, LISTED).map(({ id, name }) => (
        <li key={id}>{toShown(name)}</li>
      ))}
      {records.length > LISTED ? <li>and {formatNumber(records.length - LISTED)} more</li> : null}
    </Names>
  );
}
