import type { Resource } from '#src/api/results/resource.ts';

/** A resource that does not send what its kind refuses (`refusal`). */
export function refusing<Row, Values, Query>(
  resource: Resource<Row, Values, Query>,
): Resource<Row, Values, Query> {
  const { kind, update, remove } = resource;
  function check(row: Row, change: Partial<Values> | 'deletion') {
    const reason = kind.refusal?.(row, change) ?? null;
    if (reason !== null) throw new Error(reason);
  }
  return {
    ...resource,
    async update(row, values) {
      check(row, values);
      return update(row, values);
    },
    async remove(row) {
      check(row, 'deletion');
      return remove(row);
    },
  };
}
