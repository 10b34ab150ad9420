import type { ResourceKind } from '#src/api/results/resource.ts';
import { type FieldTable, fieldsOfKind } from '#src/features/shared/form/table/fieldTable.ts';
import type { RecordKind } from './recordKind.ts';

/** What is called in which way, and what can be set at once; the fields say the rest. */
type EditedKind<Row, Values> = RecordKind<Row> & Omit<ResourceKind<Row, Values>, 'valuesOf' | 'names'>;

/**
 * Describes a kind of records with a form: `describeKind<Investor, InvestorValues>()({ id: 'investors', … }, fields)`. The
 * first field is the name.
 */
export function describeKind<Row, Values>() {
  return <const Kind extends EditedKind<Row, Values>>(kind: Kind, fields: FieldTable<Row, Values>) => ({
    ...kind,
    fields,
    ...fieldsOfKind(fields),
  });
}
