import type { FieldChange, JsonValue } from '#src/api/types/auditEntry.ts';
import { CHANGED } from '#src/features/shared/audit/recordAudit.ts';
import { isSame } from '#src/features/shared/form/formValues.ts';
import { type FieldName, fieldLabel, fieldText } from '#src/features/shared/form/merge/fieldNames.ts';

/** The fields of a form as records show them. */
export interface AuditedFields {
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
export function stateOf({ names, confidential }: AuditedFields, values: object): JsonValue {
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
