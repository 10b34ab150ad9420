import type { Resource, ResourceKind, Saved } from '#src/api/results/resource.ts';
import type { AuditEntry, FieldChange, JsonValue } from '#src/api/types/auditEntry.ts';
import type { RecordRef } from '#src/api/types/recordRef.ts';
import {
  type AuditChange,
  auditOfNow,
  CHANGED,
  recordAudit,
} from '#src/features/shared/audit/recordAudit.ts';
import { endsSession, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { refTo } from '#src/features/shared/records/recordKind.ts';
import { fieldLabel, fieldText } from '#src/lib/fieldNames.ts';
import { listInWords } from '#src/lib/listInWords.ts';
import { statusOf, statusWith } from './statuses.ts';
import { changedFields, keepUndo, undoable, undoChange } from './undoChange.ts';

/** How values are recorded. */
interface Recorded {
  readonly names: ResourceKind<never, object>['names'];
  readonly confidential?: readonly string[] | undefined;
}

const isConfidential = ({ confidential = [] }: Recorded, name: string) =>
  confidential.some((one) => one === name);

function textOf(names: Recorded['names'], name: string, value: unknown): string | null {
  if (value instanceof File) return value.name;
  const text = fieldText(names, name, value);
  return text === '' ? null : text;
}

/** The values by the labels of their fields, without confidential ones. */
function shownState(kind: Recorded, values: object): JsonValue {
  const shown = Object.entries(values).filter(([name]) => !isConfidential(kind, name));
  return Object.fromEntries(
    shown.map(([name, value]) => [fieldLabel(kind.names, name), textOf(kind.names, name, value)]),
  );
}

/** The fields that a save changed; of a new record (`before` null) those that have a value. */
export function changesOf(kind: Recorded, before: object | null, after: object): readonly FieldChange[] {
  const { names } = kind;
  return changedFields(before ?? {}, after).flatMap(({ name, before: from, after: to }) => {
    const field = fieldLabel(names, name);
    if (isConfidential(kind, name)) return [{ field, oldValue: null, newValue: CHANGED }];
    const [oldValue, newValue] = [textOf(names, name, from), textOf(names, name, to)];
    if (before === null) return newValue === null ? [] : [{ field, oldValue, newValue }];
    // A value that no text shows: another picture.
    return [{ field, oldValue, newValue: oldValue === newValue ? CHANGED : newValue }];
  });
}

/** What a record of a change says, whatever became of it. */
type About = Pick<AuditChange, 'action' | 'category' | 'resource'>;
/** What a record says of a change that was made. */
type Made = Pick<AuditChange, 'details' | 'resource' | 'before' | 'after' | 'changes'>;

/** A change that was made, with its audit record; without a session there is none. */
interface Tracked<T> {
  readonly result: T;
  readonly entry: AuditEntry | null;
}

/** Makes a change and records it: as `made` says, or with `details` and the message of the failure. */
async function track<T>(
  call: () => Promise<T>,
  about: About,
  made: (result: T) => Made,
  details: string,
): Promise<Tracked<T>> {
  const record = auditOfNow();
  try {
    const result = await call();
    return { result, entry: record({ ...about, ...made(result) }) };
  } catch (error) {
    // The end of a session is recorded itself.
    if (!endsSession(error)) record({ ...about, details, error: toSaveProblem(error).message });
    throw error;
  }
}

const refOf =
  ({ id: kind }: Pick<ResourceKind<never, object>, 'id'>) =>
  ({ id }: { readonly id: string }): RecordRef => ({ kind, id });

type Updated<Row, Values> = Pick<Resource<Row, Values, never>, 'kind' | 'readNow' | 'update'>;

/**
 * An update of which every change is in the audit log of this session, with the fields that it changed, and can be taken
 * back: by the same update.
 */
export function recordedUpdate<Row extends { readonly id: string }, Values extends object>({
  kind,
  readNow,
  update: send,
}: Updated<Row, Values>): Updated<Row, Values>['update'] {
  const { audit, nameOf, valuesOf, confidential } = kind;
  if (!audit) return send;
  const { noun, category, about: recordOf = refOf(kind) } = audit;

  /** What is recorded of a status that is set, and of any other change; `failed` if it could not be made. */
  function recordsOf(row: Row, values: Partial<Values>, before: Values, after: Values) {
    const name = `${noun} ${nameOf(row)}`;
    const status = statusWith(kind, values);
    if (status) {
      const from = statusOf(kind, row)?.label ?? null;
      const made: Made = {
        details: `${name}: set to ${status.label}`,
        before: { Status: from },
        after: { Status: status.label },
        changes: [{ field: 'Status', oldValue: from, newValue: status.label }],
      };
      return { action: 'Status Changed', made, failed: `${name}: not set to ${status.label}` };
    }
    const changes = changesOf(kind, before, after);
    const fields = listInWords([...new Set(changes.map(({ field }) => field))]);
    const made: Made = {
      details: `${name}: ${fields === '' ? 'saved without a change' : `changed ${fields}`}`,
      before: shownState(kind, before),
      after: shownState(kind, after),
      changes,
    };
    return { action: `${noun} Updated`, made, failed: `${name}: the change was not saved` };
  }

  async function update(row: Row, values: Partial<Values>): Promise<Saved<Row>> {
    const before = valuesOf(row);
    const after = { ...before, ...values };
    const { action, made, failed } = recordsOf(row, values, before, after);
    const { result, entry } = await track(
      () => send(row, values),
      { action, category, resource: recordOf(row) },
      () => made,
      failed,
    );
    const fields = undoable(changedFields(before, after), confidential);
    if (fields.length === 0) return result;
    const undo = () => undoChange({ kind, readNow, update }, row.id, fields);
    return { ...result, undo: keepUndo(entry, nameOf(row), undo) };
  }

  return update;
}

/**
 * A resource of which every change is in the audit log of this session, with the fields that it changed: created, updated,
 * deleted, restored, and a status that is set alone. The resource itself for a kind that the log does not have.
 */
export function recorded<Row extends { readonly id: string }, Values extends object, Query>(
  resource: Resource<Row, Values, Query>,
): Resource<Row, Values, Query> {
  const { kind, restore } = resource;
  const { audit, names, nameOf, valuesOf } = kind;
  if (!audit) return resource;
  const { noun, category, about: recordOf = refOf(kind) } = audit;
  const [nameField = ''] = Object.keys(names);
  const about = (action: string, row: Row): About => ({ action, category, resource: recordOf(row) });
  const stateOfRow = (row: Row) => shownState(kind, valuesOf(row));

  return {
    ...resource,
    async create(values) {
      const name = String(Reflect.get(values, nameField));
      const { result } = await track(
        () => resource.create(values),
        { action: `${noun} Created`, category },
        ({ id }) => ({
          details: `${noun} ${name}: created`,
          resource: refTo(kind.id, id),
          after: shownState(kind, values),
          changes: changesOf(kind, null, values),
        }),
        `${noun} ${name}: the new record was not saved`,
      );
      return result;
    },
    update: recordedUpdate(resource),
    async remove(row) {
      const { result } = await track(
        () => resource.remove(row),
        about(`${noun} Deleted`, row),
        () => ({ details: `${noun} ${nameOf(row)}: deleted`, before: stateOfRow(row) }),
        `${noun} ${nameOf(row)}: not deleted`,
      );
      return result;
    },
    ...(restore && {
      restore: (rows: readonly Row[]) => {
        restore(rows);
        for (const row of rows) {
          recordAudit({
            ...about('Deletion Undone', row),
            details: `${noun} ${nameOf(row)}: deletion undone`,
            after: stateOfRow(row),
          });
        }
      },
    }),
  };
}
