import type { CompanyStatus } from '#src/api/types/company.ts';
import type { CompanySubscriptionStatus } from '#src/api/types/subscription/companySubscription.ts';
import type { UserSubscriptionStatus } from '#src/api/types/subscription/userSubscription.ts';

/** Intents of a badge, named as in the theme. */
export type LabelIntent = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'info';

/** Labels of the company statuses (spec section 4). */
export const companyStatusLabels: Readonly<Record<CompanyStatus, string>> = {
  active: 'Active',
  inactive: 'Inactive',
  suspended: 'Suspended',
};

const companyIntents: Readonly<Record<CompanyStatus, LabelIntent>> = {
  active: 'success',
  inactive: 'neutral',
  suspended: 'danger',
};

/** Company statuses in the order of the specification. */
export const companyStatuses: readonly CompanyStatus[] = ['active', 'inactive', 'suspended'];

/** The company status that a word of the server is, in any case; undefined for an unknown one. */
export function companyStatusIn(word: string): CompanyStatus | undefined {
  return companyStatuses.find((status) => status === word.toLowerCase());
}

/** The badge of a company's status; an unknown one is shown as it came. */
export function companyStatusBadge(status: string): { readonly label: string; readonly intent: LabelIntent } {
  const known = companyStatusIn(status);
  return known
    ? { label: companyStatusLabels[known], intent: companyIntents[known] }
    : { label: status, intent: 'neutral' };
}

const subscriptionIntents: Readonly<
  Record<'Inactive' | CompanySubscriptionStatus | UserSubscriptionStatus, LabelIntent>
> = {
  Active: 'success',
  Inactive: 'neutral',
  Trial: 'info',
  Expired: 'danger',
  'Grace Period': 'warning',
  Renewal: 'warning',
  Pending: 'info',
  Canceled: 'neutral',
};
const intentsByStatus: ReadonlyMap<string, LabelIntent> = new Map(Object.entries(subscriptionIntents));

/** Every subscription status of any screen (spec sections 3 and 4). */
export const everySubscriptionStatus: readonly string[] = [...intentsByStatus.keys()];

/** Badge intent of a subscription status of any screen (spec sections 3 and 4); its label is the status itself. */
export function subscriptionIntent(status: string): LabelIntent {
  return intentsByStatus.get(status) ?? 'neutral';
}

/** `Active` or `Inactive`, for developer users and sub-users (spec section 4). */
export function activeLabel(isActive: boolean): 'Active' | 'Inactive' {
  return isActive ? 'Active' : 'Inactive';
}

/** Badge intent of `activeLabel`. */
export function activeIntent(isActive: boolean): LabelIntent {
  return isActive ? 'success' : 'neutral';
}

const roleLabels: Readonly<Record<string, string>> = {
  super_admin: 'Super Admin',
  admin: 'Admin',
  support: 'Support',
  developer: 'Developer',
  property_manager: 'Property Manager',
};

/** The label of a role; an unknown role is split at underscores and dashes and capitalised. */
export function roleLabel(role: string): string {
  const known = Object.hasOwn(roleLabels, role) ? roleLabels[role] : undefined;
  if (known) return known;
  const words = role.split(/[\s_-]+/u).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
