import type { Company } from '#src/api/types/company.ts';
import type { Developer } from '#src/api/types/developer.ts';
import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import { paths } from '#src/lib/paths.ts';
import { numberLabels } from '#src/lib/recordNumbers.ts';
import type { SearchFact, SearchGroup } from './searchHits.ts';

/** A record as the search shows it. */
export interface SearchRecord {
  readonly id: string;
  readonly label: string;
  /** Distinguishes records with the same label. */
  readonly hint: string;
  /** Fields that the search finds besides label and hint. The id is added. */
  readonly facts?: readonly SearchFact[];
  readonly company?: string | null;
}

/** A phone number and an Emirates ID that the search finds, without those that are empty. */
export function numberFacts(phone: string, emiratesId = ''): readonly SearchFact[] {
  const facts = [
    { label: numberLabels.phone, text: phone, kind: 'number' },
    { label: numberLabels.emiratesId, text: emiratesId, kind: 'number' },
  ] as const;
  return facts.filter(({ text }) => text !== '');
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
      facts: [...(record.facts ?? []), { label: numberLabels.id, text: record.id, kind: 'id' }],
      path: recordUrl(list, record.id, dialog),
    })),
  };
}

/** Developers and companies as the search shows them. */
export function recordGroups(
  developers: readonly Developer[],
  companies: readonly Company[],
): readonly SearchGroup[] {
  return [
    recordGroup(
      'Developers',
      paths.master.developerUsers,
      developers.map(({ id, name, email, companyName, phoneNumber, emiratesId }) => ({
        id,
        label: name,
        hint: companyName ? `${email} · ${companyName}` : email,
        company: companyName,
        facts: [{ label: 'Email', text: email }, ...numberFacts(phoneNumber, emiratesId)],
      })),
    ),
    recordGroup(
      'Companies',
      paths.master.companyManagement,
      companies.map(({ id, companyName, companyEmail, phoneNumber }) => ({
        id,
        label: companyName,
        hint: companyEmail,
        facts: [{ label: 'Email', text: companyEmail }, ...numberFacts(phoneNumber)],
      })),
    ),
  ];
}
