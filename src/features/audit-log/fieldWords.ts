import type { RecordRef } from '#src/api/types/recordRef.ts';
import type { PortalKinds } from '#src/features/shared/records/recordKind.ts';
import { hasKind } from '#src/features/shared/records/records.ts';
import { fieldLabel } from '#src/lib/fieldNames.ts';
import { capitalised } from '#src/lib/text.ts';

/**
 * A field of an audit record as the forms name it: `address.zipCode` of the server is `Zip Code`. One that the kind of the
 * record does not have is written in words, and what is no name of a field stays as it is.
 */
export function fieldWords(field: string, of: RecordRef | null, kinds: PortalKinds): string {
  const name = field.split('.').at(-1) ?? field;
  if (!/^[a-z][\p{L}\d]*$/u.test(name)) return field;
  const names = (of && hasKind(kinds, of.kind) && kinds[of.kind]?.names) || {};
  if (Object.hasOwn(names, name)) return fieldLabel(names, name);
  return name
    .split(/(?<=\p{Ll})(?=\p{Lu})/u)
    .map(capitalised)
    .join(' ');
}
