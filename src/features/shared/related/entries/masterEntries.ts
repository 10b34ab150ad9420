import type { Company } from '#src/api/types/company.ts';
import type { Developer } from '#src/api/types/developer.ts';
import type { Investor } from '#src/api/types/investor.ts';
import type { PlanAudience, StoredPlan } from '#src/api/types/plan.ts';
import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import type { MasterRecords } from '#src/features/shared/records/records.ts';
import {
  activeIntent,
  activeLabel,
  companyStatusIntents,
  companyStatusLabels,
  subscriptionIntent,
} from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';
import { factsOf, inLine, type RecordEntry } from '../recordEntry.ts';

const { master } = paths;

/** The URL of the list of plans. */
export function planPath(audience: PlanAudience): string {
  return audience === 'developer' ? master.developerPlans : master.investorPlans;
}

export function developerEntry(row: Developer): RecordEntry {
  const { id, name, email, companyName, phoneNumber, emiratesId, isActive } = row;
  return {
    id,
    label: name,
    hint: inLine(email, companyName),
    status: { label: activeLabel(isActive), intent: activeIntent(isActive) },
    href: recordUrl(master.developerUsers, id),
    company: companyName,
    facts: factsOf({ id, email, phone: phoneNumber, emiratesId }),
  };
}

export function companyEntry(row: Company): RecordEntry {
  const { id, companyName, companyEmail, phoneNumber, status } = row;
  return {
    id,
    label: companyName,
    hint: companyEmail,
    status: { label: companyStatusLabels[status], intent: companyStatusIntents[status] },
    href: recordUrl(master.companyManagement, id),
    facts: factsOf({ id, email: companyEmail, phone: phoneNumber }),
  };
}

export function investorEntry({ id, name, email, mobile, emirateId, status }: Investor): RecordEntry {
  return {
    id,
    label: name,
    hint: email,
    status: { label: status, intent: activeIntent(status === 'Active') },
    href: recordUrl(master.investorUsers, id),
    facts: factsOf({ id, email, phone: mobile, emiratesId: emirateId }),
  };
}

export function staffEntry({ id, name, email, mobile, status }: MasterRecords['staff'][number]): RecordEntry {
  return {
    id,
    label: name,
    hint: email,
    status: { label: status, intent: activeIntent(status === 'Active') },
    href: recordUrl(master.blumeUsers, id),
    facts: factsOf({ id, email, phone: mobile }),
  };
}

export function planEntry(audience: PlanAudience, { id, name, description }: StoredPlan): RecordEntry {
  return {
    id,
    label: name,
    hint: description,
    href: recordUrl(planPath(audience), id),
    facts: factsOf({ id }),
  };
}

/** A subscription is opened in the dialog of its history. */
export function companySubscriptionEntry(row: CompanySubscriptionRecord): RecordEntry {
  const { id, companyName, companyId, plan, status } = row;
  return {
    id,
    label: companyName,
    hint: inLine(companyId, plan),
    status: { label: status, intent: subscriptionIntent(status) },
    href: recordUrl(master.companySubscriptions, id, 'history'),
    facts: factsOf({ id }),
  };
}

export function userSubscriptionEntry({ id, userName, userId, plan, status }: UserSubscription): RecordEntry {
  return {
    id,
    label: userName,
    hint: inLine(userId, plan),
    status: { label: status, intent: subscriptionIntent(status) },
    href: recordUrl(master.investorSubscriptions, id, 'history'),
    facts: factsOf({ id }),
  };
}
