import { toast } from '#src/components/Toasts/toasts.ts';
import { isSame } from '#src/features/shared/form/formValues.ts';
import { listInWords } from '#src/lib/listInWords.ts';
import { type FieldName, fieldLabel } from './fieldNames.ts';

/** How long the toast stays, in ms: it is read after the other toasts of the save. */
const DURATION = 10_000;

/** Says which of the saved values came from someone else: the fields whose saved value is still the one `fromOthers`. */
export function toastFromOthers(
  names: Readonly<Record<string, FieldName>>,
  fromOthers: ReadonlyMap<string, unknown>,
  saved: Readonly<Record<string, unknown>>,
): void {
  const fields = [...fromOthers].filter(([name, value]) => isSame(saved[name], value));
  if (fields.length === 0) return;
  const labels = fields.map(([name]) => fieldLabel(names, name));
  toast.info(`${listInWords(labels)} came from someone else`, { duration: DURATION });
}
