import { expect, it } from 'vitest';
import { decodeCompany } from '#src/api/decode/decodeCompany.ts';
import { decodeDeveloper } from '#src/api/decode/decodeDeveloper.ts';
import { decodeSubscription } from '#src/api/decode/decodeSubscription.ts';

/** Values of unexpected types that a field may have. */
const oddities = [null, undefined, {}, [], 5, true, '', { date: 1 }, [{}], { nested: { deep: 1 } }];

/** Every text a row would show. */
function shown(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(shown);
  return typeof value === 'string' ? [value] : [];
}

const company = `companyEmail phoneNumber address billingEntity status branding createdAt subscription plan developerUser
  developerEmail subUsers updatedAt`;
const developer = `emiratesId email phoneNumber role roles companyId companyName company contactPerson isActive status
  lastLogin subUsers mobile`;
const subscription =
  'plan status startDate endDate gracePeriod billingCycle paymentMethod autoRenew users projects storage';

it.each([
  ['a company', company, (odd: object) => decodeCompany({ ...odd, _id: 'c', companyName: 'A' })],
  ['a developer user', developer, (odd: object) => decodeDeveloper({ ...odd, _id: 'd', name: 'A' })],
  [
    'a subscription',
    subscription,
    (odd: object) => [decodeSubscription(odd), decodeSubscription({ limits: odd })],
  ],
])('%s never shows a lost object, whatever its fields hold', (_, fields, decode) => {
  for (const odd of oddities) {
    const texts = shown(decode(Object.fromEntries(fields.split(/\s+/u).map((field) => [field, odd]))));
    expect(texts.filter((line) => /\[object|undefined|NaN|null/u.test(line))).toEqual([]);
  }
});
