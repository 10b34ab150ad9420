import { expect, it } from 'vitest';
import { auditEntries } from '#fixtures/build/samples.ts';
import { auditFigures } from '#src/features/audit-log/auditFigures.ts';

it('the cards count actions, failed sign-ins, entries with field changes and those of the user System', () => {
  const [changed, login, failed] = auditEntries;
  const system = auditEntries.find(({ user }) => user === 'System');
  // Another failed action is not a failed sign-in.
  const refused = auditEntries.find((entry) => entry.result === 'failed' && entry.category === 'Billing');
  if (!changed || !login || !failed || !system || !refused) throw new Error('The samples changed');
  expect(failed).toMatchObject({ action: 'User Login', result: 'failed' });
  expect(auditFigures([changed, login, failed, system, refused])).toEqual({
    actions: 5,
    failedLogins: 1,
    modifications: 1,
    systemEvents: 1,
  });
  expect(auditFigures([])).toEqual({ actions: 0, failedLogins: 0, modifications: 0, systemEvents: 0 });
});
