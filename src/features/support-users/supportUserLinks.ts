import { UsersRound } from 'lucide-react';
import type { SupportUser } from '#src/api/types/support/user.ts';
import { inLine, type LinkedKind, refTo } from '#src/features/shared/records/recordKind.ts';
import { listUrl } from '#src/lib/recordUrl.ts';
import { email } from '#src/lib/values/email.ts';
import { supportUserKind } from './supportUser.ts';

const employer = ({ companyId }: SupportUser) => refTo('support-companies', companyId);

/** The users of the support portal, and what leads to them and from them. */
export const linkedSupportUsers: LinkedKind<SupportUser> = {
  ...supportUserKind,
  heading: 'Users',
  icon: UsersRound,
  hintOf: ({ id, email, companyName }) => inLine(email, companyName ?? id),
  companyOf: ({ companyName }) => companyName,
  numbers: ({ email, mobile }) => ({ email, phone: mobile }),
  // A company names its developer user by email address.
  keysOf: (user) => [user.id, email.plain(user.email)],
  customer: (row, records) => ({
    plan: null,
    subscription: null,
    ...records.about(employer(row), (kind, found) => ({
      ...kind.customer?.(found, records),
      company: { text: kind.nameOf(found), href: records.hrefOf(employer(row)) },
    })),
    person: { role: row.role, mobile: row.mobile },
  }),
  refers: [
    {
      title: 'Users',
      to: { 'support-companies': {} },
      of: employer,
      linesOf: ({ email, role }, line) => [{ ...line, hint: inLine(email, role) }],
      all: ([company]) => listUrl(supportUserKind.path, { company: company?.id ?? '' }),
    },
  ],
};
