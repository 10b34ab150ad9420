import styled from 'styled-components';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { labelOf } from '#src/lib/optionLabel.ts';
import { formatNumber } from '#src/lib/text.ts';
import { compareAction } from './compareActions.tsx';
import type { Described, Found } from './found.ts';

interface Marked<Row> extends Pick<Found<Row>, 'of' | 'counts'> {
  /** The records that an issue of a record is about; none without it. */
  readonly groupOf: (row: Row, name: string) => readonly Row[];
  /** The issues that the list is filtered by. */
  readonly names: readonly string[];
}

/** The width of a letter of a mark, and its padding with the distance from the name, as in `ch` of a column. */
const LETTER = 0.87;
const AROUND = 3;

const Mark = styled.button`
  flex: none;
  min-block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;
  font: inherit;
  cursor: pointer;
  &:hover > span {
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  ${media.narrow} {
    /* A touch target in a line of a card, whose height is fixed. */
    margin-block: -12px;
    padding-block: 12px;
  }
`;

/** What several records have in common: it opens them beside each other, as the row's action does. */
function CompareMark({ text }: { text: string }) {
  const { id, label } = compareAction;
  return (
    <Mark type="button" data-action={id} data-tooltip={label} aria-description={label} tabIndex={-1}>
      <Badge intent="warning">{text}</Badge>
    </Mark>
  );
}

/** The description with the counts of its issues. While it is filtered by some, each name is followed by its own. */
export function withMarks<Row, List extends Described<Row>>(
  list: List,
  { of, counts, groupOf, names }: Marked<Row>,
): List {
  const { attention } = list.filters;
  const choices = attention.choices.map((choice) => ({ ...choice, count: counts.get(choice.value) }));
  const filters = { ...list.filters, attention: { ...attention, of, choices } };
  if (names.length === 0) return { ...list, filters };

  const marks = (row: Row) =>
    names.flatMap((name) => {
      const { length } = groupOf(row, name);
      const label = labelOf(choices, name);
      if (length === 0) return [];
      if (length > 1) return [<CompareMark key={name} text={`${label} (${formatNumber(length)})`} />];
      return [
        <Badge key={name} intent="warning">
          {label}
        </Badge>,
      ];
    });
  const widest = names.reduce((width, name) => width + labelOf(choices, name).length * LETTER + AROUND, 0);
  return {
    ...list,
    filters,
    columns: list.columns.map((column) =>
      column.id === list.card.title ? { ...column, after: marks, afterCh: Math.ceil(widest) } : column,
    ),
  };
}
