import type { SentSubscription } from '#src/api/types/company.ts';
import type { BillingCycle } from '#src/api/types/subscription/subscription.ts';
import { everySubscriptionStatus } from '#src/lib/labels.ts';
import { billingCycles, choiceOf, paymentMethods, tierOf } from '#src/lib/subscription.ts';
import { count, dateText, flag, part, textOrNull } from './decode.ts';

/** The day as the server wrote it: a day without a time is the same in every time zone. */
function dayOf(value: unknown): string | null {
  return dateText(value)?.slice(0, 10) ?? null;
}

/** A text; a number without a unit gets `unit`: `7` becomes `7 days`. */
function withUnit(value: unknown, unit: (number: number) => string): string | null {
  const number = count(value);
  return number === null ? textOrNull(value) : unit(number);
}

/** Words of the server for a billing cycle that are none of the choices. */
const otherCycles: ReadonlyMap<string, BillingCycle> = new Map([
  ['month', 'Monthly'],
  ['quarter', 'Quarterly'],
  ['year', 'Yearly'],
  ['annual', 'Yearly'],
  ['annually', 'Yearly'],
]);

/** The word of the console for one of the server; a word that is unknown stays. */
function wordOf(value: unknown, choices: readonly string[]): string | null {
  const sent = textOrNull(value);
  return sent === null ? null : (choiceOf(choices, sent) ?? sent);
}

function cycleOf(value: unknown): string | null {
  const word = wordOf(value, billingCycles);
  return word === null ? null : (otherCycles.get(word.trim().toLowerCase()) ?? word);
}

/** The plan of a company: one of the console's, or the server's word; null without one. */
export function decodePlan(...values: readonly unknown[]): string | null {
  const sent = textOrNull(...values);
  return sent === null ? null : (tierOf(sent) ?? sent);
}

/**
 * A company's subscription without its plan (spec section 3); null when the response has none. Parts that cannot be
 * decoded are null.
 */
export function decodeSubscription(value: unknown): SentSubscription | null {
  const sent = part(value);
  const sentLimits = part(sent.limits);
  const limits = {
    users: count(sentLimits.users),
    projects: count(sentLimits.projects),
    storage: withUnit(sentLimits.storage, (gigabytes) => `${gigabytes}GB`),
  };
  const fields = {
    status: wordOf(sent.status, everySubscriptionStatus),
    startDate: dayOf(sent.startDate),
    endDate: dayOf(sent.endDate),
    gracePeriod: withUnit(sent.gracePeriod, (days) => `${days} ${days === 1 ? 'day' : 'days'}`),
    billingCycle: cycleOf(sent.billingCycle),
    paymentMethod: wordOf(sent.paymentMethod, paymentMethods),
    autoRenew: flag(sent.autoRenew),
  };
  const isKnown = [...Object.values(fields), ...Object.values(limits)].some((found) => found !== null);
  return isKnown ? { ...fields, limits } : null;
}
