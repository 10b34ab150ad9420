import type { ResourceKind, StatusChoice } from '#src/api/results/resource.ts';
import { isSame } from '#src/features/shared/form/formValues.ts';

type Kind<Row, Values> = Pick<ResourceKind<Row, Values>, 'statuses' | 'valuesOf'>;

function hasValues(values: object, wanted: object): boolean {
  const has = new Map<string, unknown>(Object.entries(values));
  return Object.entries(wanted).every(([name, value]) => isSame(has.get(name), value));
}

/** The status of a record; undefined if it is none of those that can be set. */
export function statusOf<Row, Values extends object>(
  { statuses = [], valuesOf }: Kind<Row, Values>,
  row: Row,
): StatusChoice<Values> | undefined {
  const values = valuesOf(row);
  return statuses.find((status) => hasValues(values, status.values));
}

/** The status that these values set, and nothing else; undefined for any other values. */
export function statusWith<Values extends object>(
  { statuses = [] }: Pick<ResourceKind<never, Values>, 'statuses'>,
  values: Partial<Values>,
): StatusChoice<Values> | undefined {
  const { length } = Object.keys(values);
  return statuses.find(
    (status) => Object.keys(status.values).length === length && hasValues(values, status.values),
  );
}
