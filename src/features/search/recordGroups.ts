import type { Developer } from '#src/api/types/developer.ts';
import type { Option } from '#src/api/types/page.ts';
import { paths } from '#src/lib/paths.ts';
import type { SearchGroup } from './searchHits.ts';

/** What the search shows of a record. */
export interface SearchRecord {
  readonly id: string;
  readonly label: string;
  /** What tells it from its namesakes. */
  readonly hint: string;
}

/** Records under one heading; each opens its details, or another `dialog`, over `list`, the path of their screen. */
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
      path: `${list}?${new URLSearchParams({ open: dialog, id: record.id }).toString()}`,
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
