import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '#src/api/session/session.ts';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import { codeSent, signedInState, signedOutState } from '#src/api/session/sessionState.ts';
import { watchAudit } from '#src/app/session/auditEvents.ts';
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
  vi.unstubAllGlobals();
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
