import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type AuditChange,
  auditOfNow,
  beginAudit,
  emptyAudit,
  endAudit,
  expireAudit,
  isSessionRecord,
  recordAudit,
  sessionRecords,
  stopAudit,
} from '#src/features/shared/audit/recordAudit.ts';

const sara = { userId: '1', user: 'Sara Khalil', sessionId: 'SES-ONE', userAgent: 'A browser' };
const change = (action: string): AuditChange => ({ action, category: 'Billing', details: action });
const expired: AuditChange = { ...change('Session Expired'), category: 'Authentication' };
const actions = () => sessionRecords.getState().map(({ action }) => action);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 8) });
});
afterEach(() => {
  stopAudit();
});

it('records who, what, when and where, the newest first', () => {
  beginAudit(sara);
  recordAudit(change('Plan Created'));
  vi.setSystemTime(Date.UTC(2026, 10, 21, 9));
  recordAudit({
    ...change('Plan Updated'),
    resource: { kind: 'developer-plans', id: 'DPL-002' },
    error: 'Refused',
  });
  const [newest, oldest] = sessionRecords.getState();
  expect(newest).toEqual({
    id: 'AUD-S0002',
    timestamp: '2026-11-21T09:00:00.000Z',
    user: 'Sara Khalil',
    staffId: '1',
    action: 'Plan Updated',
    details: 'Plan Updated',
    category: 'Billing',
    result: 'failed',
    errorMessage: 'Refused',
    resource: { kind: 'developer-plans', id: 'DPL-002' },
    ipAddress: 'N/A',
    userAgent: 'A browser',
    portal: 'Blume Master',
    sessionId: 'SES-ONE',
    beforeState: null,
    afterState: null,
    fieldChanges: [],
  });
  expect(oldest).toMatchObject({ id: 'AUD-S0001', result: 'success', errorMessage: null, resource: null });
  expect(isSessionRecord({ id: 'AUD-S0001' })).toBe(true);
  expect(isSessionRecord({ id: 'AUD-0068' })).toBe(false);
});

it('records nothing without a session of the master portal', () => {
  recordAudit(change('Plan Created'));
  expect(actions()).toEqual([]);
});

it('does not record an answer of a former session in the name of the next one', () => {
  beginAudit(sara);
  const late = auditOfNow();
  endAudit('1');
  emptyAudit();
  late(change('Plan Created'));
  beginAudit({ ...sara, userId: '2', user: 'Adam Weiss' });
  late(change('Plan Created'));
  expect(actions()).toEqual([]);
});

it('keeps the records of an expired session until its screen is removed, then the expiry for the same user', () => {
  beginAudit(sara);
  recordAudit(change('Plan Created'));
  expireAudit('1', expired);
  recordAudit(change('Plan Deleted'));
  expect(actions()).toEqual(['Plan Created']);
  emptyAudit();
  expect(actions()).toEqual([]);
  beginAudit({ ...sara, sessionId: 'SES-TWO' });
  recordAudit(change('User Login'));
  expect(sessionRecords.getState()).toMatchObject([
    { id: 'AUD-S0002', action: 'User Login', sessionId: 'SES-TWO' },
    { id: 'AUD-S0001', action: 'Session Expired', sessionId: 'SES-ONE' },
  ]);
});

it('shows another user nothing, also if the former session is ended after the new one has begun', () => {
  beginAudit(sara);
  recordAudit(change('Plan Created'));
  expireAudit('1', expired);
  emptyAudit();
  beginAudit({ ...sara, userId: '2' });
  recordAudit(change('User Login'));
  endAudit('1');
  emptyAudit();
  expect(actions()).toEqual(['User Login']);
  endAudit('2');
  emptyAudit();
  beginAudit(sara);
  expect(actions()).toEqual([]);
});
