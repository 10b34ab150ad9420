import type { ReferenceFilter } from '#src/features/shared/list/describe/filters.ts';
import { email } from '#src/lib/values/email.ts';

/**
 * The time of the import, `14:05:32`, by list and compared email of each record that this tab has imported. By email, because
 * the server does not answer with the id of what it has created.
 */
const imported = new Map<string, string>();

const keyOf = (list: string, address: string) => `${list} ${address}`;

/** Remembers records that were imported, by their compared emails. */
export function rememberImported(list: string, emails: readonly string[], time: string): void {
  for (const address of emails) imported.set(keyOf(list, address), time);
}

/** Forgets them, when the session ends. */
export const forgetImported = () => imported.clear();

/** The records of one import, by its time. Nothing matches after a reload, which forgets them. */
export function importedFilter<Row>(list: string, emailOf: (row: Row) => string): ReferenceFilter<Row> {
  return {
    type: 'reference',
    label: 'Imported',
    of: (row) => imported.get(keyOf(list, email.plain(emailOf(row)))) ?? null,
    // The chip shows the time.
    nameOf: () => '',
  };
}
