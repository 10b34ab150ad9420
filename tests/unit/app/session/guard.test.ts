import { describe, expect, it } from 'vitest';
import {
  codeSent,
  expiredState,
  signedInState,
  signedOutState,
  startState,
  unconfirmedState,
} from '#src/api/session/sessionState.ts';
import { guard } from '#src/app/session/RequireRole.tsx';

const user = { id: '1', name: 'Sara', email: 'sara@blume.example', roles: ['support'] };

const session = signedInState(user);
const unconfirmed = unconfirmedState(user);

describe('the guard', () => {
  it('sends away who is not signed in', () => {
    expect(guard(signedOutState())).toBe('signed-out');
    expect(guard(startState(null))).toBe('signed-out');
    expect(guard(codeSent(signedOutState()))).toBe('signed-out');
  });

  it('shows nothing before the server has confirmed the session', () => {
    expect(guard(unconfirmed, ['support'])).toBe('checking');
    expect(guard(unconfirmed, ['admin'])).toBe('checking');
    expect(guard(unconfirmedState(user, 'No answer'))).toBe('unreachable');
  });

  it('lets any matching role in, and every role where none is named', () => {
    expect(guard(session, ['admin', 'support'])).toBe('allowed');
    expect(guard(session)).toBe('allowed');
    expect(guard(session, ['admin', 'super_admin'])).toBe('wrong-role');
    expect(guard(signedInState({ ...user, roles: [] }), ['support'])).toBe('wrong-role');
  });

  it('keeps the screen of a session that has just expired', () => {
    expect(guard(expiredState(session), ['support'])).toBe('allowed');
  });
});
