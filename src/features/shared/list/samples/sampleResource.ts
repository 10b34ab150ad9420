import type { Resource, ResourceKind } from '#src/api/results/resource.ts';
import { currentEmail } from '#src/api/session/session.ts';
import { deletedMessage } from '#src/features/shared/form/saveProblem.ts';
import { pageOf, useReadyRead } from '#src/features/shared/list/view/useReadyRead.ts';
import { capitalised } from '#src/lib/text.ts';
import { nextIds } from './nextIds.ts';
import type { Identified, RowSource, SampleStore } from './sampleStore.ts';

interface SampleInput<Stored extends Identified, Row extends Stored, Values> {
  readonly kind: ResourceKind<Row, Values>;
  /** Where the records are stored. */
  readonly store: SampleStore<Stored>;
  /** The records as they are shown: joined with those of other stores. */
  readonly rows: RowSource<Row>;
  /** Prefix of the ids: `INV-`. */
  readonly idPrefix: string;
  /** The lowest number of a new id, where samples of another kind have numbers of the same range. */
  readonly firstNewId?: number;
  /** The stored record with these values: `before` changed, or a new record with this id. */
  readonly toRow: (values: Values, id: string, before: Stored | null) => Stored;
  /** Writes what other stores have of new records. */
  readonly onAdded?: (added: readonly { readonly id: string; readonly values: Values }[]) => Promise<void>;
  /** Writes what other stores have of the changed values of a record. */
  readonly onChanged?: (id: string, values: Partial<Values>) => Promise<void>;
  /** The toasts of spec section 8, where they are not `Investor added successfully` and so on. */
  readonly texts?: Readonly<Record<'created' | 'updated' | 'deleted', string>>;
}

/** The records of an area without an API. Changes take effect immediately, and every deletion can be undone. */
export function sampleResource<Stored extends Identified, Row extends Stored, Values extends object>(
  input: SampleInput<Stored, Row, Values>,
): Resource<Row, Values> {
  const { kind, store, rows, idPrefix, firstNewId, toRow, onAdded, onChanged } = input;
  const noun = capitalised(kind.noun.one);
  const texts = input.texts ?? {
    created: `${noun} added successfully`,
    updated: `${noun} updated successfully`,
    deleted: `${noun} deleted`,
  };
  const find = (id: string) => rows.rows().find((row) => row.id === id) ?? null;
  const createMany = async (all: readonly Values[]) => {
    const ids = nextIds(
      idPrefix,
      store.allRows().map(({ id }) => id),
      all.length,
      firstNewId,
    );
    const added = all.map((values, index) => ({ id: ids[index] ?? '', values }));
    store.add(...added.map(({ id, values }) => toRow(values, id, null)));
    await onAdded?.(added);
    return ids;
  };
  return {
    kind,
    useRows: () => useReadyRead(rows.useRows()),
    readNow: async () => pageOf(rows.rows()),
    createMany: async (all) => void (await createMany(all)),
    async create(values) {
      const [id = ''] = await createMany([values]);
      return { message: texts.created, id, row: find(id) };
    },
    async update({ id }, values) {
      const now = find(id);
      // As a server answers.
      if (!now) throw Object.assign(new Error(deletedMessage(kind.noun.one)), { status: 404 });
      // Changes the current row, which may have changed since it was read.
      store.change(id, (stored) => toRow({ ...kind.valuesOf(now), ...values }, id, stored));
      await onChanged?.(id, values);
      return { message: texts.updated, id, row: find(id) };
    },
    async remove({ id }) {
      store.remove(new Set([id]), currentEmail());
      return { message: texts.deleted };
    },
    restore: store.restore,
    // The store shows every change itself.
    refresh: () => undefined,
  };
}
