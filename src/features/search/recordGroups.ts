import type { Developer } from '#src/api/types/developer.ts';
import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import type { Option } from '#src/lib/options.ts';
import { paths } from '#src/lib/paths.ts';
import type { SearchGroup } from './searchHits.ts';

/** A record as the search shows it. */
export interface SearchRecord {
  readonly id: string;
  readonly label: string;
  /** Distinguishes records with the same label. */
  readonly hint: string;
}

/** A group of records. Each opens its details, or another `dialog`, on the screen at the path `list`. */
export function recordGroup(
  label: string,
  list: string,
  records: readonly SearchRecord[],
  dialog = 'details',
): SearchGroup {
  return {
    label,
    items: records.map((record) => ({
      ...record,
      id: `${label} ${record.id}`,
      path: recordUrl(list, record.id, dialog),
    })),
  };
}

/** Developers and companies as the search shows them. */
export function recordGroups(
  developers: readonly Developer[],
  companies: readonly Option[],
): readonly SearchGroup[] {
  return [
    recordGroup(
      'Developers',
      paths.master.developerUsers,
      developers.map(({ id, name, email, companyName }) => ({
        id,
        label: name,
        hint: companyName ? `${email} · ${companyName}` : email,
      })),
    ),
    recordGroup(
      'Companies',
      paths.master.companyManagement,
      companies.map(({ value, label }) => ({ id: value, label, hint: '' })),
    ),
  ];
}
