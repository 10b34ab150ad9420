import type { FormResource, Saved } from '#src/api/results/resource.ts';
import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import { sessionRecords } from '#src/features/shared/audit/recordAudit.ts';
import { isSame } from '#src/features/shared/form/formValues.ts';
import { deletedMessage } from '#src/features/shared/form/saveProblem.ts';
import { saveWithToast } from '#src/features/shared/form/saveWithToast.ts';
import { fieldLabel } from '#src/lib/fieldNames.ts';
import { listInWords } from '#src/lib/listInWords.ts';

type Undone = Pick<Saved<unknown>, 'message' | 'also'>;

/** A field that a change has changed. */
interface ChangedField {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The fields that a change has changed. */
export function changedFields(before: object, after: object): readonly ChangedField[] {
  const former = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .map(([name, value]) => ({ name, before: former.get(name), after: value }))
    .filter((field) => !isSame(field.before, field.after));
}

/** Those that can be taken back: not files and those of the `unkept` names, whose values are not remembered. */
export function undoable(
  fields: readonly ChangedField[],
  unkept: readonly string[] = [],
): readonly ChangedField[] {
  const isFile = (value: unknown) => value instanceof File;
  return fields.filter(
    ({ name, before, after }) => !isFile(before) && !isFile(after) && !unkept.includes(name),
  );
}

/**
 * Takes back a change of the record with this id: the fields that it changed get their former values, except those that
 * were changed since, which the message names. Throws for a record that was deleted.
 */
export async function undoChange<Row extends { readonly id: string }, Values extends object>(
  { kind, readNow, update }: Pick<FormResource<Row, Values>, 'kind' | 'readNow' | 'update'>,
  id: string,
  fields: readonly ChangedField[],
): Promise<Undone> {
  const row = (await readNow()).rows.find((one) => one.id === id);
  if (!row) throw Object.assign(new Error(deletedMessage(kind.noun.one)), { status: 404 });
  const now = new Map<string, unknown>(Object.entries(kind.valuesOf(row)));
  const ours = fields.filter(({ name, after }) => isSame(now.get(name), after));
  const since = fields.filter((field) => !ours.includes(field));
  const labels = since.map(({ name }) => fieldLabel(kind.names, name));
  const also = labels.length > 0 && `Changed since, and not restored: ${listInWords(labels)}`;
  // The type of `Object.fromEntries` has no names.
  const former = Object.fromEntries(ours.map(({ name, before }) => [name, before])) as Partial<Values>;
  const { message } = ours.length === 0 ? { message: 'Nothing was restored' } : await update(row, former);
  return { message, ...(also && { also }) };
}

/** The Undo of the changes of this session, by their audit records, with which they go. */
const undos = new WeakMap<AuditEntry, () => void>();

/** How a change is taken back: once, with a toast, and again after a failure. It is kept with the audit record of the change. */
export function keepUndo(entry: AuditEntry | null, name: string, undo: () => Promise<Undone>): () => void {
  let isOffered = false;
  const offer = (offered: boolean) => {
    isOffered = offered;
    if (!entry) return;
    if (offered) undos.set(entry, start);
    else undos.delete(entry);
    // Its line in a history is drawn again.
    sessionRecords.setState((records) => [...records], true);
  };
  const start = () => {
    if (!isOffered) return;
    offer(false);
    void saveWithToast(name, undo).then((problem) => offer(problem !== null));
  };
  offer(true);
  return start;
}

/** Takes back the change of an audit record; undefined where there is nothing to take back. */
export function undoOf(entry: AuditEntry): (() => void) | undefined {
  return undos.get(entry);
}
