import { expect, it } from 'vitest';
import { buildSupportCompany } from '#fixtures/build/supportCompany.ts';
import { buildSupportUser } from '#fixtures/build/supportUser.ts';
import { supportFinder } from '#src/features/shared/related/finder/supportFinder.ts';

const ready = { developers: { status: 'ready' }, companies: { status: 'ready' } } as const;

it('finds a customer of the support portal, a company or a user', () => {
  const agent = buildSupportUser({ id: 's', name: 'Lina Farouq', role: 'Blume User' });
  const users = [buildSupportUser({ id: 'u', name: 'Lina Farouq', email: 'one@shared.example' }), agent];
  const companies = [buildSupportCompany({ id: 'c' })];
  const find = supportFinder({ users, companies, tickets: [] }, ready);
  expect(find('customer', 'c')).toBe('/support/company-management?open=details&id=c');
  expect(find('customer', 'u')).toBe('/support/user-management?open=details&id=u');
  expect(find('developer', 'one@shared.example')).toBe('/support/user-management?open=details&id=u');
  expect(find('staff', 's')).toBe('/support/user-management?open=details&id=s');
  expect(find('customer', 'unknown')).toBeNull();
  // The support portal has no list of plans.
  expect(find('developerPlan', 'Premium')).toBeNull();
});
