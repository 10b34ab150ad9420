import { describe, expect, it } from 'vitest';
import { buildCompany } from '#fixtures/build/company.ts';
import { findCompanies } from '#src/features/companies/issues/companyIssues.ts';
import { findsPlanted } from '../shared/dataIssues/planted.ts';

const facts = { today: '2026-11-20', developers: [] };

const ended = { status: 'Active', endDate: '2026-11-19', amount: null };

const rows = Array.from({ length: 1000 }, () =>
  buildCompany({
    developerEmail: 'layla@acme.example',
    terms: { ...ended, endDate: '2026-11-20' },
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
    'subscription-ended': [{ terms: ended }, { terms: { ...ended, status: 'Expired', endDate: '' } }],
  });

  it('has a developer user if one of the developer users names it', () => {
    const company = buildCompany();
    const named = findCompanies([company], { ...facts, developers: [{ companyId: company.id }] });
    expect(named.counts.get('no-developer-user')).toBe(0);
    expect(findCompanies([company], facts).counts.get('no-developer-user')).toBe(1);
    const unread = findCompanies([company], { ...facts, developers: null });
    expect(unread.counts.has('no-developer-user')).toBe(false);
  });

  it('an inactive company may have a subscription that ended', () => {
    const company = buildCompany({ status: 'inactive', terms: ended });
    expect(findCompanies([company], facts).of(company)).not.toContain('subscription-ended');
  });

  it('needs no phone number', () => {
    const company = buildCompany({ phoneNumber: '' });
    expect(findCompanies([company], facts).of(company)).not.toContain('malformed-phone');
  });
});
