import type { Developer } from '#src/api/types/developer.ts';
import type { Option } from '#src/api/types/page.ts';
import { paths } from '#src/lib/paths.ts';
import type { SearchGroup } from './searchHits.ts';

/** Where a record opens: its list with the details over it. */
function detailsOf(list: string, id: string): string {
  return `${list}?${new URLSearchParams({ open: 'details', id }).toString()}`;
}

/** Developers and companies as the search shows them. */
export function recordGroups(
  developers: readonly Developer[],
  companies: readonly Option[],
): readonly SearchGroup[] {
  return [
    {
      label: 'Developers',
      items: developers.map(({ id, name, email, companyName }) => ({
        id: `developer ${id}`,
        label: name,
        hint: companyName ? `${email} · ${companyName}` : email,
        path: detailsOf(paths.master.developerUsers, id),
      })),
    },
    {
      label: 'Companies',
      items: companies.map(({ value, label }) => ({
        id: `company ${value}`,
        label,
        hint: '',
        path: detailsOf(paths.master.companyManagement, value),
      })),
    },
  ];
}
