import { describe, expect, it } from 'vitest';
import { bench, sara } from './sessionBench.ts';

describe('a user with few fields', () => {
  it('completes a user who has only a role with the entered email', async () => {
    const made = bench();
    await made.actions.login('sara@x.example', 'secret');
    made.auth.user.mockResolvedValue({ id: '', name: '', email: '', roles: ['admin'] });
    await made.actions.verifyOtp('123456');
    const email = 'sara@x.example';
    expect(made.state().user).toEqual({ id: email, name: email, email, roles: ['admin'] });
  });

  it.each([
    ['nothing but a role', sara, { id: '', name: '', email: '', roles: ['support'] }],
    ['the id and no email', sara, { id: 'u1', name: '', email: '', roles: ['support'] }],
    ['the email and no id', sara, { ...sara, id: sara.email, roles: ['support'] }],
    [
      'an id and no email for a user without an id',
      { ...sara, id: sara.email },
      { id: 'u1', name: '', email: '', roles: ['support'] },
    ],
    ['an id for a user without one', { ...sara, id: sara.email }, { ...sara, roles: ['support'] }],
  ])('keeps the user when the answer has %s', async (_name, stored, answer) => {
    const made = bench(stored);
    made.auth.check.mockResolvedValue(answer);
    await made.actions.checkSession();
    expect(made.state().user).toEqual({ ...stored, roles: ['support'] });
    expect(made.stored).toEqual({ ...stored, roles: ['support'] });
    expect(made.ends).toEqual([]);
  });

  it('takes another id with the same email for another user', async () => {
    const made = bench(sara);
    made.auth.check.mockResolvedValue({ ...sara, id: 'u9' });
    await made.actions.checkSession();
    expect(made.state().user?.id).toBe('u9');
    expect(made.ends).toEqual([['otherUser', 'u1']]);
  });
});
