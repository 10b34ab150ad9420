import type { CompanySubscription } from '#src/api/types/company.ts';
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

/**
 * A company's subscription without its plan (spec section 3); null when the response has none. Parts that cannot be
 * decoded are null.
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
