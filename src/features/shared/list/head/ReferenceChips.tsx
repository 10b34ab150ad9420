import { X } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { oneLine } from '#src/components/theme/theme.ts';
import type { ListFilter, ListFilters } from '#src/features/shared/list/describe/description.ts';
import { referencesIn } from '#src/features/shared/list/describe/filterRows.ts';
import { clamp } from '#src/lib/text.ts';

export interface ReferenceChipsProps<Row> {
  filters: ListFilters<Row>;
  values: Readonly<Record<string, string>>;
  rows: readonly Row[];
  onFilter: (name: string, value: string) => void;
}

const Name = styled.span`
  max-inline-size: 34ch;
  ${oneLine}
`;

/** The longest accessible name of what a chip shows. */
const LONGEST = 200;

/** The records to which the list is limited by a link, each with a button that removes the limit. */
export function ReferenceChips<Row>({ filters, values, rows, onFilter }: ReferenceChipsProps<Row>) {
  return Object.entries(filters).map(([name, filter]) => {
    const value = values[name] ?? '';
    const text = value.trim() === '' ? null : referenceText(filter, value, rows);
    if (text === null) return null;
    return (
      <Button
        key={name}
        aria-label={`Remove ${text}`}
        onClick={({ currentTarget }) => {
          // The chip goes, and the focus with it.
          currentTarget.closest('[role="search"]')?.querySelector('input')?.focus();
          onFilter(name, '');
        }}
      >
        <Name dir="auto">{text}</Name>
        <X aria-hidden="true" />
      </Button>
    );
  });
}

/** `Company Acme Developments`; what no row names is named by its value. Null for a filter of another kind. */
function referenceText<Row>(filter: ListFilter<Row>, value: string, rows: readonly Row[]): string | null {
  if (filter.kind !== 'reference') return null;
  const names = referencesIn(filter, value).map((wanted) => {
    const row = rows.find((each) => filter.of(each) === wanted);
    return (row && filter.nameOf(row)) || wanted;
  });
  return clamp(`${filter.label} ${[...new Set(names)].join(', ')}`, LONGEST);
}
