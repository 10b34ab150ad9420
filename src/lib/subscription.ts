import type { CompanySubscriptionStatus } from '#src/api/types/subscription/companySubscription.ts';
import type {
  Amount,
  BillingCycle,
  PaymentMethod,
  PlanLimits,
  PlanTier,
  Subscription,
} from '#src/api/types/subscription/subscription.ts';
import type { UserSubscriptionStatus } from '#src/api/types/subscription/userSubscription.ts';
import { countOf } from './text.ts';
import { shortAmount } from './values/amount.ts';

/** The plans that can be chosen, from the smallest to the largest (spec section 9, selectable plan names). */
export const planTiers: readonly PlanTier[] = ['Basic', 'Standard', 'Premium', 'Enterprise'];

/** The lower-case letters of a word: equal for `credit_card`, `creditCard` and `Credit Card`. */
function lettersOf(word: string): string {
  return word.toLowerCase().replace(/[^a-z]/gu, '');
}

/** The choice that a word means, in any case and with any separators; undefined for a word that means none. */
export function choiceOf<Value extends string>(choices: readonly Value[], word: string): Value | undefined {
  const letters = lettersOf(word);
  return choices.find((choice) => lettersOf(choice) === letters);
}

/** The plan of that name: `Premium`, `Premium Plan`, `premium_plan`. */
export function tierOf(name: string): PlanTier | undefined {
  return choiceOf(planTiers, lettersOf(name).replace(/plan$/u, ''));
}

/** What section 3 calls a plan: `Premium Plan`. Another plan keeps its name. */
export function planLabel(plan: string): string {
  const tier = tierOf(plan);
  return tier ? `${tier} Plan` : plan;
}

/** The plans as choices of a form, in the words of section 3. */
export const planOptions = planTiers.map((tier) => ({ value: tier, label: planLabel(tier) }));

export const billingCycles: readonly BillingCycle[] = ['Monthly', 'Quarterly', 'Yearly'];
export const paymentMethods: readonly PaymentMethod[] = ['Credit Card', 'Bank Transfer', 'PayPal', 'Invoice'];

/** The statuses of companies in the order of section 4. */
export const companySubscriptionStatuses: readonly CompanySubscriptionStatus[] = [
  'Active',
  'Expired',
  'Trial',
  'Grace Period',
  'Pending',
  'Canceled',
];

/** The statuses of users in the order of section 4. */
export const userSubscriptionStatuses: readonly UserSubscriptionStatus[] = [
  'Active',
  'Expired',
  'Grace Period',
  'Renewal',
  'Canceled',
  'Pending',
];

/** The four statuses of section 3. */
export const subscriptionStatuses = ['Active', 'Inactive', 'Trial', 'Expired'] as const;

/** What section 3 calls the statuses of section 4, where it has another word. */
const statusWords: ReadonlyMap<string, string> = new Map([
  ['Grace Period', 'Inactive'],
  ['Renewal', 'Inactive'],
  ['Pending', 'Inactive'],
  ['Canceled', 'Inactive'],
]);

/** A status in the words of section 3: `Inactive` for `Pending`. */
export const statusWord = (status: string) => statusWords.get(status) ?? status;

/**
 * The status of section 4 that a word of section 3 sets. One that means the status of `before` changes nothing; `Inactive`
 * is Canceled, and Pending for a subscription that is new: it has not begun.
 */
export function statusOfWord(word: string, before: Pick<Subscription, 'status'> | null): string {
  if (before !== null && statusWord(before.status) === word) return before.status;
  if (word !== 'Inactive') return word;
  return before === null || before.status === '' ? 'Pending' : 'Canceled';
}

/** The subscription of a company or investor that has none yet (spec section 3, "Defaults"). */
export const defaultSubscription: Subscription = {
  plan: 'Basic',
  status: 'Inactive',
  startDate: '',
  endDate: '',
  gracePeriod: '',
  billingCycle: 'Monthly',
  paymentMethod: 'Invoice',
  autoRenew: false,
  limits: { users: 0, projects: 0, storage: '0GB' },
};

/** A subscription of which nothing is known. */
export const unknownSubscription: Subscription = {
  plan: '',
  status: '',
  startDate: '',
  endDate: '',
  gracePeriod: '',
  billingCycle: '',
  paymentMethod: '',
  autoRenew: false,
  limits: { users: 0, projects: 0, storage: '' },
};

/** Whether a day is none that ends a subscription: none is known, or the last of all days. */
export const endsNever = (endDate: string) => endDate === '' || endDate >= '9999';

/** The end of a subscription: its day, `No end` for one that is active without an end, empty when it is unknown. */
export function endText({ status, endDate }: Pick<Subscription, 'status' | 'endDate'>): string {
  if (!endsNever(endDate)) return endDate;
  return status === 'Active' ? 'No end' : '';
}

/** The end of a subscription in a line: `Ends 2026-12-31`, `No end`; empty when it is unknown. */
export function endInWords(subscription: Pick<Subscription, 'status' | 'endDate'>): string {
  const text = endText(subscription);
  return text === subscription.endDate && text !== '' ? `Ends ${text}` : text;
}

/** The limits of a plan or subscription in words, one each: `1 user`, `1,200 projects`, `500GB`; none that are unknown. */
export function limitTexts({ users, projects, storage }: PlanLimits): readonly string[] {
  if (storage === '') return [];
  return [countOf(users, 'user', 'users'), countOf(projects, 'project', 'projects'), storage];
}

/** What the period of a billing cycle is called, and its length. */
export const periods: Readonly<Record<BillingCycle, { readonly word: string; readonly months: number }>> = {
  Monthly: { word: 'month', months: 1 },
  Quarterly: { word: 'quarter', months: 3 },
  Yearly: { word: 'year', months: 12 },
};

/** A sum of one currency: `$1,299`, `EUR 120.50`. */
const moneyIn = (currency: string, value: number) =>
  `${currency === 'USD' ? '$' : `${currency} `}${shortAmount(value)}`;

/** The price of a period as histories show it: `$999/year`; empty when there is none. */
export function amountText(amount: Amount | null): string {
  return amount === null ? '' : `${moneyIn(amount.currency, amount.value)}/${periods[amount.cycle].word}`;
}

/** The sum of amounts, with other currencies apart: `$1,299 + EUR 120.50`; `$0` for none. */
export function sumText(amounts: readonly Pick<Amount, 'value' | 'currency'>[]): string {
  const sums = new Map<string, number>();
  for (const { value, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + value);
  return [...sums].map(([currency, value]) => moneyIn(currency, value)).join(' + ') || '$0';
}
