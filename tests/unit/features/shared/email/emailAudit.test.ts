import { expect, it } from 'vitest';
import { emailAudit } from '#src/features/shared/email/SendDialog.tsx';

it('the audit record of an email has its text and whom it went to', () => {
  const to = [
    { id: 'COMP-001', name: 'Acme Developments', email: 'hello@acme.example' },
    { id: 'COMP-019', name: 'Łódzkie Nieruchomości', email: 'hello@lodzkie.example' },
  ];
  const text = { subject: 'Your plan', body: 'It is halted.' };
  expect(emailAudit(text, to, '2 companies')).toEqual({
    action: 'Email Sent',
    category: 'User Management',
    details: 'Email “Your plan” to 2 companies',
    after: {
      to: ['Acme Developments <hello@acme.example>', 'Łódzkie Nieruchomości <hello@lodzkie.example>'],
      ...text,
    },
  });
});
