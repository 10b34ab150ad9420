import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failedSignIns } from '#src/api/session/failedSignIns.ts';
import { sessionStore } from '#src/api/session/session.ts';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import { codeSent, signedInState, signedOutState } from '#src/api/session/sessionState.ts';
import { watchAudit } from '#src/app/session/auditEvents.ts';
import { auditFigures } from '#src/features/audit-log/auditFigures.ts';
import { sessionRecords } from '#src/features/shared/audit/recordAudit.ts';

const sara = { id: '1', name: 'Sara Khalil', email: 'sara@blume.example', roles: ['super_admin'] };
const support = { id: '3', name: 'Amal Haddad', email: 'amal@blume.example', roles: ['support'] };

let ids = 0;
let stop = () => {};

function signIn(user: typeof sara): void {
  sessionStore.setState(codeSent(signedOutState()));
  sessionStore.setState(signedInState(user));
}

beforeEach(() => {
  ids = 0;
  vi.stubGlobal('navigator', { userAgent: 'A browser' });
  sessionStore.setState(signedOutState());
  stop = watchAudit(() => `SES-${++ids}`);
});
afterEach(() => {
  stop();
  sessionStore.setState(signedOutState());
  sessionEnds.ended('expired', '');
});

it('records each sign-in with a session id of its own, and an expiry for the same user', () => {
  signIn(sara);
  sessionEnds.expired('1');
  sessionStore.setState(signedOutState());
  sessionEnds.ended('expired', '');
  signIn(sara);
  expect(sessionRecords.getState()).toMatchObject([
    { action: 'User Login', user: 'Sara Khalil', sessionId: 'SES-2', category: 'Authentication' },
    { action: 'Session Expired', sessionId: 'SES-1', category: 'Authentication' },
  ]);
});

it('leaves nothing after a log-out, and records nothing of the support portal', () => {
  signIn(sara);
  sessionEnds.ended('logout', '1');
  expect(sessionRecords.getState()).toEqual([]);
  signIn(support);
  expect(sessionRecords.getState()).toEqual([]);
});

it('records no sign-in that another tab has made, or a reload', () => {
  sessionStore.setState(signedInState(sara));
  expect(sessionRecords.getState()).toEqual([]);
});

it('records the failed sign-ins of the same account before its sign-in, and drops those of others', () => {
  const at = '2026-11-28T08:00:00.000Z';
  const failed = (email: string, step: 'login' | 'otp', message: string) =>
    failedSignIns.add({ email, step, message, at });
  failed('Sara@blume.example', 'login', 'Invalid email or password');
  failed('amal@blume.example', 'login', 'Invalid email or password');
  failed('Blume-2026!', 'login', 'Invalid email or password');
  failed('sara@blume.example', 'otp', 'Invalid OTP');
  signIn(sara);
  const records = sessionRecords.getState();
  expect(records).toMatchObject([
    { id: 'AUD-S0003', action: 'User Login', result: 'success' },
    {
      id: 'AUD-S0002',
      timestamp: at,
      details: 'Sign-in as sara@blume.example with a one-time code',
      result: 'failed',
      errorMessage: 'Invalid OTP',
      staffId: '1',
      sessionId: 'N/A',
    },
    { id: 'AUD-S0001', details: 'Sign-in as Sara@blume.example with a password' },
  ]);
  expect(auditFigures(records).failedLogins).toBe(2);
  sessionEnds.ended('logout', '1');
  signIn({ ...sara, id: '2', email: 'amal@blume.example' });
  expect(sessionRecords.getState()).toHaveLength(1);
});
