import type { FormResource, Saved } from '#src/api/results/resource.ts';
import { isSame } from '#src/features/shared/form/formValues.ts';
import { deletedMessage } from '#src/features/shared/form/saveProblem.ts';
import { fieldLabel } from '#src/lib/fieldNames.ts';
import { listInWords } from '#src/lib/listInWords.ts';

/**
 * Takes back a save: the fields that it changed get their former values, except those that were changed since, which the
 * message names. Throws for a record that was deleted.
 */
export async function undoSave<Row extends { readonly id: string }, Values extends object>(
  { kind, readNow, update }: FormResource<Row, Values>,
  before: Row,
  saved: Values,
): Promise<Pick<Saved<Row>, 'message' | 'also'>> {
  const row = (await readNow()).rows.find(({ id }) => id === before.id);
  if (!row) throw Object.assign(new Error(deletedMessage(kind.noun.one)), { status: 404 });
  const [former, now] = [kind.valuesOf(before), new Map<string, unknown>(Object.entries(kind.valuesOf(row)))];
  const after = new Map<string, unknown>(Object.entries(saved));
  const changed = Object.entries(former).filter(([name, value]) => !isSame(value, after.get(name)));
  const ours = changed.filter(([name]) => isSame(now.get(name), after.get(name)));
  const since = changed
    .filter((entry) => !ours.includes(entry))
    .map(([name]) => fieldLabel(kind.names, name));
  const also = since.length === 0 ? undefined : `Changed since, and not restored: ${listInWords(since)}`;
  // The type of `Object.fromEntries` has no names.
  const { message } =
    ours.length === 0
      ? { message: 'Nothing was restored' }
      : await update(row, Object.fromEntries(ours) as Partial<Values>);
  return { message, ...(also && { also }) };
}
