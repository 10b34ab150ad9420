import { X } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { oneLine } from '#src/components/theme/theme.ts';
import { clamp } from '#src/lib/text.ts';

/** A record to which a link has limited the list. */
export interface ShownReference {
  /** Of the filter. */
  readonly name: string;
  /** What the record is: `Company`. */
  readonly label: string;
  /** The values of the filter. */
  readonly values: readonly string[];
  /** The name of the record with a value; undefined if no row has it. */
  readonly nameOf: (value: string) => string | undefined;
}

export interface ReferenceChipsProps {
  references: readonly ShownReference[];
  onFilter: (name: string, value: string) => void;
}

const Name = styled.span`
  max-inline-size: 34ch;
  ${oneLine}
`;

/** The longest accessible name of a chip. */
const LONGEST = 200;

/** `Company Acme Developments`; a record that no row names is named by its value. */
function textOf({ label, values, nameOf }: ShownReference): string {
  const names = values.map((value) => nameOf(value) || value);
  return clamp(`${label} ${[...new Set(names)].join(', ')}`, LONGEST);
}

/** The records to which links have limited the list, each with a button that removes the limit. */
export function ReferenceChips({ references, onFilter }: ReferenceChipsProps) {
  return references.map((reference) => (
    <Button
      key={reference.name}
      aria-label={`Remove ${textOf(reference)}`}
      onClick={({ currentTarget }) => {
        // The chip goes, and the focus with it.
        currentTarget.closest('[role="search"]')?.querySelector('input')?.focus();
        onFilter(reference.name, '');
      }}
    >
      <Name dir="auto">{textOf(reference)}</Name>
      <X aria-hidden="true" />
    </Button>
  ));
}
