import type { Resource, ResourceKind } from '#src/api/results/resource.ts';
import { deletedMessage } from '#src/features/shared/form/saveProblem.ts';
import { pageOf, useReadyRead } from '#src/features/shared/list/view/useReadyRead.ts';
import { capitalised } from '#src/lib/text.ts';
import { nextId } from './nextId.ts';
import type { Identified, SampleStore } from './sampleStore.ts';

interface SampleInput<Row extends Identified, Values> {
  readonly kind: ResourceKind<Row, Values>;
  /** Where the records are kept, and which ones are read; the same store for records that name no others. */
  readonly store: SampleStore<Row>;
  /** Prefix of the ids: `INV-`. */
  readonly idPrefix: string;
  /** The lowest number of a new id, where samples of another kind have numbers of the same range. */
  readonly firstNewId?: number;
  /** The record with these values: `before` changed, or a new record with this id. */
  readonly toRow: (values: Values, before: Row | null, id: string) => Row;
  /** The toasts of spec section 8, where they are not `Investor added successfully` and so on. */
  readonly texts?: Readonly<Record<'created' | 'updated' | 'deleted', string>>;
}

/** The records of an area without an API. Changes take effect immediately, and every deletion can be undone. */
export function sampleResource<Row extends { readonly id: string }, Values extends object>(
  input: SampleInput<Row, Values>,
): Resource<Row, Values> {
  const { kind, store, idPrefix, firstNewId, toRow } = input;
  const noun = capitalised(kind.noun.one);
  const texts = input.texts ?? {
    created: `${noun} added successfully`,
    updated: `${noun} updated successfully`,
    deleted: `${noun} deleted`,
  };
  const saved = (message: string, id: string) => {
    return { message, id, row: store.rows().find((row) => row.id === id) ?? null };
  };
  return {
    kind,
    useRows: () => useReadyRead(store.useRows()),
    readNow: async () => pageOf(store.rows()),
    async create(values) {
      const id = nextId(idPrefix, store.usedIds, firstNewId);
      store.add(toRow(values, null, id));
      return saved(texts.created, id);
    },
    async update({ id }, values) {
      // Changes the current row, which may have changed since it was read.
      const found = store.change(id, (now) => toRow({ ...kind.valuesOf(now), ...values }, now, id));
      // As a server answers.
      if (!found) throw Object.assign(new Error(deletedMessage(kind.noun.one)), { status: 404 });
      return saved(texts.updated, id);
    },
    async remove({ id }) {
      store.remove(new Set([id]));
      return { message: texts.deleted };
    },
    restore: store.restore,
    // The store shows every change itself.
    refresh: () => undefined,
  };
}
