import { Building2 } from 'lucide-react';
import type { Company } from '#src/api/types/company.ts';
import { type LinkedKind, refTo } from '#src/features/shared/records/recordKind.ts';
import { planAnswer, subscriptionsLost } from '#src/features/shared/subscription/subscriptionLines.ts';
import { amountText } from '#src/lib/subscription.ts';
import { formatNumber } from '#src/lib/text.ts';
import { companyKind } from './company.ts';

/** The companies, and what leads to them and from them. */
export const linkedCompanies: LinkedKind<Company> = {
  ...companyKind,
  heading: 'Companies',
  icon: Building2,
  imports: true,
  onServer: true,
  hintOf: ({ companyEmail }) => companyEmail,
  numbers: ({ companyEmail, phoneNumber }) => ({ email: companyEmail, phone: phoneNumber }),
  targets: { companies: () => true },
  customer({ id, plan, terms }, records) {
    const record = records.rows('company-subscriptions').find(({ companyId }) => companyId === id);
    const href = record ? records.hrefOf(refTo('company-subscriptions', record.id)) : null;
    return {
      plan: planAnswer('developer', plan, records),
      subscription: terms ? { ...terms, amount: amountText(terms.amount), href } : null,
    };
  },
  deletion(ids, records) {
    const isOfThese = ({ companyId }: { companyId: string | null }) => ids.has(companyId ?? '');
    const { length } = records.rows('developers').filter(isOfThese);
    const theyHave = ids.size === 1 ? 'It has' : 'They have';
    const stay = length === 1 ? 'developer user, who stays' : 'developer users, who stay';
    return [
      ...(length === 0 ? [] : [`${theyHave} ${formatNumber(length)} ${stay} without a company.`]),
      ...subscriptionsLost(records.rows('company-subscriptions').filter(isOfThese)),
    ];
  },
};
