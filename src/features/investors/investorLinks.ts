import { Landmark } from 'lucide-react';
import type { Investor } from '#src/api/types/investor.ts';
import { type LinkedKind, refTo } from '#src/features/shared/records/recordKind.ts';
import { planAnswer, subscriptionsLost } from '#src/features/shared/subscription/subscriptionLines.ts';
import { investorKind } from './investor.ts';

const everyone = () => true;

/** The investors, and what leads to them and from them. */
export const linkedInvestors: LinkedKind<Investor> = {
  ...investorKind,
  heading: 'Investors',
  icon: Landmark,
  imports: true,
  hintOf: ({ email }) => email,
  numbers: ({ email, mobile, emirateId }) => ({ email, phone: mobile, emiratesId: emirateId }),
  targets: { all: everyone, investors: everyone },
  customer({ id, plan, subscription: { status, endDate }, mobile }, records) {
    const record = records.rows('investor-subscriptions').find(({ userId }) => userId === id);
    const href = record ? records.hrefOf(refTo('investor-subscriptions', record.id)) : null;
    return {
      person: { role: 'Investor', mobile },
      plan: planAnswer('investor', plan, records),
      subscription: { status: record?.status ?? status, endDate, href },
    };
  },
  deletion: (ids, records) =>
    subscriptionsLost(records.rows('investor-subscriptions').filter(({ userId }) => ids.has(userId))),
};
