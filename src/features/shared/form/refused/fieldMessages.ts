import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { namedField } from './namedField.ts';

/** A name without its spelling: `Company_Email` is `companyEmail`. */
const plain = (name: string) => name.replace(/[_-]/gu, '').toLowerCase();

/** The messages of a refusal beside the form's fields (product.md "Small print"). */
export function fieldMessages(
  { message, fields = {}, unnamed }: SaveProblem,
  names: readonly string[],
): Readonly<Record<string, string>> {
  const name = unnamed ? namedField(message, names) : null;
  return name === null ? toFormFields(fields, names) : { [name]: message };
}

/**
 * The messages of a refusal by the form's names: compared without case, and by the end of a path
 * (`branding.primaryColor` is `primaryColor`). Fields that the form does not have are left out.
 */
function toFormFields(
  fields: NonNullable<SaveProblem['fields']>,
  names: readonly string[],
): Readonly<Record<string, string>> {
  const byPlain = new Map(names.map((name) => [plain(name), name]));
  const known = Object.entries(fields).flatMap(([path, message]) => {
    const parts = path.split('.');
    const ends = parts.map((_, at) => byPlain.get(plain(parts.slice(at).join('.'))));
    const name = ends.find((end) => end !== undefined);
    return name === undefined ? [] : [[name, message]];
  });
  return Object.fromEntries(known);
}
