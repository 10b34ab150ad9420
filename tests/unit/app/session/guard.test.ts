import { describe, expect, it } from 'vitest';
import { type GuardedSession, guard } from '#src/app/session/guard.ts';

const user = { id: '1', name: 'Sara', email: 'sara@blume.example', roles: ['support'] };

function session(over: Partial<GuardedSession> = {}): GuardedSession {
  return { step: 'authenticated', user, confirmed: true, unreachable: null, ...over };
}

describe('the guard', () => {
  it('sends away who is not signed in, whatever storage says of the step', () => {
    expect(guard(session({ step: 'login', user: null }))).toBe('signed-out');
    expect(guard(session({ step: 'otp' }))).toBe('signed-out');
    expect(guard(session({ user: null }))).toBe('signed-out');
  });

  it('shows nothing before the server has confirmed the session', () => {
    expect(guard(session({ confirmed: false }), ['support'])).toBe('checking');
    expect(guard(session({ confirmed: false }), ['admin'])).toBe('checking');
    expect(guard(session({ confirmed: false, unreachable: 'No answer' }))).toBe('unreachable');
  });

  it('lets any matching role in, and every role where none is named', () => {
    expect(guard(session(), ['admin', 'support'])).toBe('allowed');
    expect(guard(session())).toBe('allowed');
    expect(guard(session(), ['admin', 'super_admin'])).toBe('wrong-role');
    expect(guard(session({ user: { ...user, roles: [] } }), ['support'])).toBe('wrong-role');
  });

  it('keeps the screen of a session that has just expired', () => {
    expect(guard(session({ step: 'expired' }), ['support'])).toBe('allowed');
  });
});
