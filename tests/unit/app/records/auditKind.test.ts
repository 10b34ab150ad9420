import { expect, it } from 'vitest';
import { buildAuditEntry } from '#fixtures/build/auditEntry.ts';
import { changesInWords } from '#src/features/audit-log/auditLinks.ts';
import { linkedInvestors } from '#src/features/investors/investorLinks.ts';

const change = (field: string, oldValue: string | null, newValue: string | null) => ({
  field,
  oldValue,
  newValue,
});

it('says which fields were changed, three of them, with clamped values', () => {
  const fieldChanges = [
    change('companyEmail', 'info@acme.example', 'hello@acme.example'),
    change('address.zipCode', null, '10000'),
    change('Password', null, 'changed'),
    change('Status', 'Active', null),
  ];
  expect(changesInWords(buildAuditEntry({ fieldChanges }), {})).toBe(
    'Company Email from info@acme.example to hello@acme.example, Zip Code 10000, Password changed, 1 more',
  );
  const long = changesInWords(buildAuditEntry({ fieldChanges: [change('Name', 'x'.repeat(99), null)] }), {});
  expect(long.length).toBeLessThan(90);
});

it('says the error of a failed change, and the details of one without fields', () => {
  expect(changesInWords(buildAuditEntry({ result: 'failed', errorMessage: 'Refused' }), {})).toBe('Refused');
  expect(changesInWords(buildAuditEntry({ details: 'Signed in' }), {})).toBe('Signed in');
});

it('calls a field as the form of its record does', () => {
  const entry = buildAuditEntry({
    resource: { kind: 'investors', id: 'USR-001' },
    fieldChanges: [
      change('mobile', '1', '2'),
      change('emirateId', '3', '4'),
      change('limits.users', '5', '6'),
    ],
  });
  expect(changesInWords(entry, { investors: linkedInvestors })).toBe(
    'Mobile from 1 to 2, Emirate ID from 3 to 4, Users from 5 to 6',
  );
});
