import { UserRound } from 'lucide-react';
import type { Developer } from '#src/api/types/developer.ts';
import { inLine, type LinkedKind, type RelatedLine, refTo } from '#src/features/shared/records/recordKind.ts';
import { activeIntent, activeLabel, roleLabel } from '#src/lib/labels.ts';
import { listUrl, recordUrl } from '#src/lib/recordUrl.ts';
import { countOf } from '#src/lib/text.ts';
import { email } from '#src/lib/values/email.ts';
import { developerKind } from './developer.ts';

const { path } = developerKind;

function subUserLines({ id, subUsers }: Developer): readonly RelatedLine[] {
  return subUsers.map((user) => ({
    id: user.id,
    label: user.name,
    hint: inLine(user.email, user.role),
    status: { label: activeLabel(user.isActive), intent: activeIntent(user.isActive) },
    href: recordUrl(path, id, 'sub-users'),
  }));
}

const everyone = () => true;
const employer = ({ companyId }: Developer) => refTo('companies', companyId);
/** Of a company, those who work there; sub-users have no list but that of those under whom they work. */
const ofCompany = ([company]: readonly { readonly id: string }[]) =>
  listUrl(path, { company: company?.id ?? '' });

/** The developer users, and what leads to them and from them. */
export const linkedDevelopers: LinkedKind<Developer> = {
  ...developerKind,
  heading: 'Developers',
  icon: UserRound,
  imports: true,
  onServer: true,
  hintOf: ({ email, companyName }) => inLine(email, companyName),
  companyOf: ({ companyName }) => companyName,
  numbers: ({ email, phoneNumber, emiratesId }) => ({ email, phone: phoneNumber, emiratesId }),
  // A company names its developer user by email address.
  keysOf: (developer) => [developer.id, email.plain(developer.email)],
  targets: { all: everyone, developers: everyone },
  customer(row, records) {
    const { companyName, role, phoneNumber } = row;
    // Who invests too has the same id as an investor.
    const asInvestor = refTo('investors', row.id);
    const company = records.about(employer(row), (kind, found) => ({
      plan: null,
      subscription: null,
      ...kind.customer?.(found, records),
      company: { text: kind.nameOf(found), href: records.hrefOf(employer(row)) },
    }));
    const unknown = companyName ? { text: companyName, href: null } : null;
    return {
      plan: null,
      subscription: null,
      company: unknown,
      ...company,
      also: records.about(asInvestor, () => ({ text: 'Investor', href: records.hrefOf(asInvestor) })),
      person: { role: roleLabel(role), mobile: phoneNumber },
    };
  },
  deletion(ids, records) {
    const deleted = records.rows('developers').filter(({ id }) => ids.has(id));
    const count = deleted.reduce((sum, { subUsers }) => sum + subUsers.length, 0);
    if (count === 0) return [];
    const lost = `${countOf(count, 'sub-user', 'sub-users')}, who ${count === 1 ? 'is' : 'are'} lost`;
    const theyHave = ids.size === 1 ? 'It has' : 'They have';
    return [`${theyHave} ${lost}: the server cannot move them to another developer user.`];
  },
  refers: [
    {
      title: 'Developer Users',
      to: { companies: {} },
      of: employer,
      linesOf: ({ email, subUsers }, line) => {
        const below = subUsers.length === 0 ? null : countOf(subUsers.length, 'sub-user', 'sub-users');
        return [{ ...line, hint: inLine(email, below) }];
      },
      all: ofCompany,
    },
    { title: 'Sub-Users', to: { companies: {} }, of: employer, linesOf: subUserLines, all: ofCompany },
    {
      title: 'Sub-Users',
      to: { developers: {} },
      of: ({ id }) => refTo('developers', id),
      linesOf: subUserLines,
      all: ([developer]) => recordUrl(path, developer?.id ?? '', 'sub-users'),
    },
  ],
};
