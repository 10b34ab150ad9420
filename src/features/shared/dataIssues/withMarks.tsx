import { Badge } from '#src/components/Badge/Badge.tsx';
import { labelOf } from '#src/lib/optionLabel.ts';
import { formatNumber } from '#src/lib/text.ts';
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

/** The description with the counts of its issues. While it is filtered by some, each name is followed by its own. */
export function withMarks<Row, List extends Described<Row>>(
  list: List,
  { of, counts, groupOf, names }: Marked<Row>,
): List {
  const { attention } = list.filters;
  const choices = attention.choices.map((choice) => ({ ...choice, count: counts.get(choice.value) }));
  const filters = { ...list.filters, attention: { ...attention, of, choices } };
  if (names.length === 0) return { ...list, filters };

  const markTexts = (row: Row) =>
    names.flatMap((name) => {
      const { length } = groupOf(row, name);
      const label = labelOf(choices, name);
      if (length === 0) return [];
      return [length === 1 ? label : `${label} (${formatNumber(length)})`];
    });
  const marks = (row: Row) =>
    markTexts(row).map((text) => (
      <Badge key={text} intent="warning">
        {text}
      </Badge>
    ));
  const widest = names.reduce((width, name) => width + labelOf(choices, name).length * LETTER + AROUND, 0);
  return {
    ...list,
    filters,
    columns: list.columns.map((column) =>
      column.id === list.card.title ? { ...column, after: marks, afterCh: Math.ceil(widest) } : column,
    ),
  };
}
