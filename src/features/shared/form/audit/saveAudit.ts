import type { FieldChange, JsonValue } from '#src/api/types/auditEntry.ts';
import { type AuditKind, auditKinds } from '#src/features/shared/audit/auditKinds.ts';
import { newIdOf } from '#src/features/shared/audit/newIds.ts';
import { auditOfNow, CHANGED } from '#src/features/shared/audit/recordAudit.ts';
import { isSame } from '#src/features/shared/form/formValues.ts';
import { goneMessage } from '#src/features/shared/form/merge/edited.ts';
import { type FieldName, fieldLabel, fieldText } from '#src/features/shared/form/merge/fieldNames.ts';
import type { SaveResult } from '#src/features/shared/form/saveRecord.ts';
import { listInWords } from '#src/lib/listInWords.ts';

/** The fields of a form as records show them. */
interface AuditedFields {
  readonly names: Readonly<Record<string, FieldName>>;
  /** Fields whose values are never recorded. */
  readonly confidential: readonly string[];
}

function textOf(names: AuditedFields['names'], name: string, value: unknown): string | null {
  if (value instanceof File) return value.name;
  const text = fieldText(names, name, value);
  return text === '' ? null : text;
}

/** The values by the labels of their fields, without confidential ones. */
function stateOf({ names, confidential }: AuditedFields, values: object): JsonValue {
  const shown = Object.entries(values).filter(([name]) => !confidential.includes(name));
  return Object.fromEntries(
    shown.map(([name, value]) => [fieldLabel(names, name), textOf(names, name, value)]),
  );
}

/** The fields that a save changed; of a new record (`before` null) those that have a value. */
export function changesOf(
  { names, confidential }: AuditedFields,
  before: object | null,
  after: object,
): readonly FieldChange[] {
  const old = new Map<string, unknown>(Object.entries(before ?? {}));
  return Object.entries(after).flatMap(([name, value]) => {
    const from = old.get(name);
    if (before !== null && isSame(from, value)) return [];
    const field = fieldLabel(names, name);
    if (confidential.includes(name)) return [{ field, oldValue: null, newValue: CHANGED }];
    const [oldValue, newValue] = [textOf(names, name, from), textOf(names, name, value)];
    if (before === null) return newValue === null ? [] : [{ field, oldValue, newValue }];
    // A value that no text shows: another picture.
    return [{ field, oldValue, newValue: oldValue === newValue ? CHANGED : newValue }];
  });
}

/** How the saves of a form are recorded. */
export interface SaveAudit<Values> extends AuditedFields {
  readonly kind: AuditKind;
  /** The id of the record that is edited; null for a new one. */
  readonly id: string | null;
  /** The name of the record with these values. */
  readonly nameOf: (values: Values) => string;
}

/** The saved values that an input replaces, and the input. */
interface Input<Values> {
  /** Null for a new record. */
  readonly before: Values | null;
  readonly typed: Values;
}

/**
 * A function that records what became of a save: saved, refused, or gone. What was not sent, because the user must choose or
 * correct something, is no change. Call it before the save begins.
 */
export function auditOfSave<Values extends object>(
  audit: SaveAudit<Values> | undefined,
  input: Input<Values>,
): (result: SaveResult<Values>) => void {
  const record = auditOfNow();
  return (result) => {
    if (audit === undefined || result.status === 'conflict') return;
    if (result.status === 'refused' && result.problem === null) return;
    const { noun, category } = auditKinds[audit.kind];
    const gone = result.status === 'gone';
    const values = gone ? input.typed : result.values;
    const before = input.before && (gone ? input.before : (result.others?.now ?? input.before));
    const name = audit.nameOf(before ?? values);
    const about = { category, action: `${noun} ${before ? 'Updated' : 'Created'}` };
    const resourceId = before ? audit.id : newIdOf(values);
    if (result.status !== 'saved') {
      const error = gone ? goneMessage(noun.toLowerCase()) : (result.problem?.message ?? '');
      const details = `${noun} ${name}: the ${before ? 'change was' : 'new record was'} not saved`;
      record({ ...about, resourceId, details, error });
      return;
    }
    const changes = changesOf(audit, before, values);
    const fields = listInWords([...new Set(changes.map(({ field }) => field))]);
    const changed = fields === '' ? 'saved without a change' : `changed ${fields}`;
    record({
      ...about,
      resourceId,
      details: `${noun} ${name}: ${before ? changed : 'created'}`,
      before: before && stateOf(audit, before),
      after: stateOf(audit, values),
      changes,
    });
  };
}
