import type { CompanySubscription } from '#src/api/types/company.ts';
import { count, dateText, flag, part, textOrNull } from './decode.ts';

/** The day as the server wrote it: a subscription starts on a day, which is the same in every time zone. */
function dayOf(value: unknown): string | null {
  return dateText(value)?.slice(0, 10) ?? null;
}

/** A text that may come as a bare number, which then gets its unit: `7` is `7 days`. */
function withUnit(value: unknown, unit: (number: number) => string): string | null {
  const number = count(value);
  return number === null ? textOrNull(value) : unit(number);
}

/**
 * What the server said of a company's subscription beside its plan (spec section 3); null when it said nothing.
 * Parts that make no sense are null.
 */
export function decodeSubscription(value: unknown): CompanySubscription | null {
  const sent = part(value);
  const sentLimits = part(sent.limits);
  const limits = {
    users: count(sentLimits.users),
    projects: count(sentLimits.projects),
    storage: withUnit(sentLimits.storage, (gigabytes) => `${gigabytes}GB`),
  };
  const fields = {
    status: textOrNull(sent.status),
    startDate: dayOf(sent.startDate),
    endDate: dayOf(sent.endDate),
    gracePeriod: withUnit(sent.gracePeriod, (days) => `${days} ${days === 1 ? 'day' : 'days'}`),
    billingCycle: textOrNull(sent.billingCycle),
    paymentMethod: textOrNull(sent.paymentMethod),
    autoRenew: flag(sent.autoRenew),
  };
  const isKnown = [...Object.values(fields), ...Object.values(limits)].some((found) => found !== null);
  return isKnown ? { ...fields, limits } : null;
}
