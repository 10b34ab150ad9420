import { describe, expect, it } from 'vitest';
import { buildCompany } from '#fixtures/build/company.ts';
import { companySubscriptions } from '#fixtures/build/samples.ts';
import { findCompanies } from '#src/features/companies/issues/companyIssues.ts';
import { findsPlanted } from '../shared/dataIssues/planted.ts';

const facts = { today: '2026-11-20', developers: [], known: new Map() };

const ended = {
  status: 'Active',
  startDate: '2025-11-19',
  endDate: '2026-11-19',
  gracePeriod: null,
  billingCycle: null,
  paymentMethod: null,
  autoRenew: null,
  limits: { users: null, projects: null, storage: null },
};

const rows = Array.from({ length: 1000 }, () =>
  buildCompany({
    developerEmail: 'layla@acme.example',
    subscription: { ...ended, endDate: '2026-11-20' },
  }),
);

describe('issues among companies', () => {
  findsPlanted(findCompanies, rows, facts, {
    'same-email': [{ companyEmail: 'office@acme.example' }, { companyEmail: 'OFFICE@acme.example' }],
    'same-phone': [{ phoneNumber: '+971 4 999 9999' }, { phoneNumber: '04 999 9999' }],
    'malformed-email': [{ companyEmail: 'office' }],
    'malformed-phone': [{ phoneNumber: 'none' }],
    'no-developer-user': [{ developerEmail: null, developerUser: null }],
    'no-plan': [{ plan: null }, { plan: ' ' }],
    'subscription-ended': [
      { subscription: ended },
      { subscription: { ...ended, status: 'expired', endDate: null } },
    ],
  });

  it('has a developer user if one of the developer users names it', () => {
    const company = buildCompany();
    const named = findCompanies([company], { ...facts, developers: [{ companyId: company.id }] });
    expect(named.counts.get('no-developer-user')).toBe(0);
    expect(findCompanies([company], facts).counts.get('no-developer-user')).toBe(1);
    const unread = findCompanies([company], { ...facts, developers: null });
    expect(unread.counts.has('no-developer-user')).toBe(false);
  });

  it('a subscription that was changed here counts, not that of the server; an inactive company may have an old one', () => {
    const [terms] = companySubscriptions;
    if (!terms) throw new Error('There is no sample subscription');
    const company = buildCompany({ subscription: { ...ended, endDate: '2027-01-01' } });
    const known = new Map([[company.id, { terms: { ...terms, endDate: '2026-01-01' }, changed: true }]]);
    expect(findCompanies([company], { ...facts, known }).of(company)).toContain('subscription-ended');
    const inactive = { ...company, status: 'inactive' } as const;
    expect(findCompanies([inactive], { ...facts, known }).of(inactive)).not.toContain('subscription-ended');
  });

  it('needs no phone number', () => {
    const company = buildCompany({ phoneNumber: '' });
    expect(findCompanies([company], facts).of(company)).not.toContain('malformed-phone');
  });
});
