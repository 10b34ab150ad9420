import { type Field, type FieldTable, textOf } from '#src/features/shared/form/table/fieldTable.ts';
import type { Fact } from './FactList.tsx';
import { emailValue, phoneValue } from './factValues.tsx';

/** Some fields of a record as facts. */
export function factsOf<Row, Values>(
  fields: FieldTable<Row, Values>,
  row: Row,
  names: readonly (keyof Values & string)[],
): readonly Fact[] {
  return names.map((name) => {
    const field: Field<Row> = fields[name];
    const text = textOf(name, field, row);
    const value = field.as === 'email' ? emailValue(text) : field.as === 'tel' ? phoneValue(text) : text;
    return { label: field.label, value, wide: field.as === 'paragraph' };
  });
}
