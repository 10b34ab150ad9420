import type { SupportCompany } from '#src/api/types/support/company.ts';
import type { SupportUser } from '#src/api/types/support/user.ts';
import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import { activeIntent } from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';
import { factsOf, inLine, type RecordEntry } from '../recordEntry.ts';

const { companyManagement, userManagement } = paths.support;

export function supportUserEntry(row: SupportUser): RecordEntry {
  const { id, name, email, mobile, companyName, status } = row;
  return {
    id,
    label: name,
    hint: inLine(email, companyName ?? id),
    status: { label: status, intent: activeIntent(status === 'Active') },
    href: recordUrl(userManagement, id),
    company: companyName,
    facts: factsOf({ id, email, phone: mobile }),
  };
}

export function supportCompanyEntry(row: SupportCompany): RecordEntry {
  const { id, companyName, contactEmail, mobile, status } = row;
  return {
    id,
    label: companyName,
    hint: contactEmail,
    status: { label: status, intent: activeIntent(status === 'Active') },
    href: recordUrl(companyManagement, id),
    facts: factsOf({ id, email: contactEmail, phone: mobile }),
  };
}
