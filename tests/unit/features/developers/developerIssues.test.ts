import { describe, expect, it } from 'vitest';
import { buildDeveloper, buildSubUser } from '#fixtures/build/developer.ts';
import { emiratesId } from '#fixtures/data/emiratesId.ts';
import { findDevelopers } from '#src/features/developers/issues/developerIssues.ts';
import { findsPlanted } from '../shared/dataIssues/planted.ts';

const companies = [{ id: 'COMP-001' }];
const facts = { today: '2026-11-20', companies };

const rows = Array.from({ length: 1000 }, (_, n) =>
  buildDeveloper({
    emiratesId: emiratesId(1990, n),
    companyId: 'COMP-001',
    lastLogin: '2026-11-01T08:00:00Z',
    subUsers: [buildSubUser({ isActive: false })],
  }),
);

describe('issues among developer users', () => {
  findsPlanted(findDevelopers, rows, facts, {
    'same-email': [{ email: 'layla@acme.example' }, { email: ' Layla@Acme.example' }],
    'same-emirates-id': [
      { emiratesId: emiratesId(1987, 1) },
      { emiratesId: emiratesId(1987, 1) },
      { emiratesId: emiratesId(1987, 1) },
    ],
    'same-phone': [{ phoneNumber: '+971 50 999 9999' }, { phoneNumber: '050-9999999' }],
    'malformed-email': [{ email: 'layla@acme' }, { email: '' }],
    'malformed-emirates-id': [
      { emiratesId: '784-1987-1234567-2' },
      { emiratesId: '785-1987-1234567-1' },
      { emiratesId: '' },
    ],
    'malformed-phone': [{ phoneNumber: '12345' }, { phoneNumber: '+971 50 CALL ME' }, { phoneNumber: '' }],
    'no-company': [{ companyId: null, companyName: null }],
    'unknown-company': [{ companyId: 'COMP-999', companyName: 'Gone' }],
    'no-sign-in': [{ lastLogin: '2026-08-01T08:00:00Z' }],
    'active-sub-users': [{ isActive: false, subUsers: [buildSubUser({ isActive: true })] }],
  });

  it('is not known to have a company that does not exist while the companies could not be read', () => {
    const [row] = rows;
    const found = findDevelopers([{ ...row, ...buildDeveloper({ companyId: 'COMP-999' }) }], {
      ...facts,
      companies: null,
    });
    expect(found.counts.has('unknown-company')).toBe(false);
  });
});
