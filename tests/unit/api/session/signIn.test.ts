import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/api/http/errors.ts';
import type { User } from '#src/api/types/session.ts';
import { bench, later, omar, refusal, sara } from './sessionBench.ts';

async function atCode() {
  const made = bench();
  await made.actions.login('sara@x.example', 'secret');
  return made;
}

describe('the first step', () => {
  it('leads to the second and keeps the email', async () => {
    const made = bench();
    const done = made.actions.login('sara@x.example', 'secret');
    expect(made.state()).toMatchObject({ step: 'login', loading: true, error: null });
    await done;
    expect(made.state()).toMatchObject({ step: 'otp', loading: false, email: 'sara@x.example', user: null });
    expect(made.stored).toBeNull();
  });

  it.each([
    ['the error of the answer', refusal(401, 'Invalid email or password'), 'Invalid email or password'],
    ['the default without a body', refusal(500), 'Login failed'],
    ['the text for an unreadable answer', new ApiError('shape', 200), 'Invalid server response'],
  ])('says %s', async (_name, thrown, words) => {
    const made = bench();
    made.auth.login.mockRejectedValue(thrown);
    await made.actions.login('a@b.co', 'x');
    expect(made.state()).toMatchObject({ step: 'login', loading: false, error: words, email: 'a@b.co' });
    expect(made.failed).toEqual([`login a@b.co: ${words}`]);
    expect(made.ends).toEqual([]);
  });

  it('is not there for a signed-in account, which logs out first', async () => {
    const made = bench(sara);
    await made.actions.login('omar@x.example', 'x');
    await made.actions.logoutOtherSession('omar@x.example');
    expect(made.state()).toMatchObject({ step: 'authenticated', user: sara, email: '' });
    expect([made.auth.login.mock.calls, made.auth.logout.mock.calls]).toEqual([[], []]);
  });

  it('sends one request, however often it is asked in one task', async () => {
    const made = bench();
    await Promise.all([1, 2, 3].map(() => made.actions.login('a@b.co', 'x')));
    expect(made.auth.login).toHaveBeenCalledTimes(1);
  });

  it('forgets the error before the next try, and when the screen opens', async () => {
    const made = bench();
    made.auth.login.mockRejectedValueOnce(refusal(401, 'No'));
    await made.actions.login('a@b.co', 'x');
    made.actions.clearError();
    expect(made.state()).toMatchObject({ error: null, email: 'a@b.co' });
  });
});

describe('the second step', () => {
  it('signs in who was fetched, stores the user only and tells the other tabs', async () => {
    const made = await atCode();
    await made.actions.verifyOtp('123456');
    expect(made.auth.verify).toHaveBeenCalledWith('sara@x.example', '123456');
    expect(made.state()).toMatchObject({ step: 'authenticated', user: sara, confirmed: true, email: '' });
    expect(made.stored).toEqual(sara);
    expect(made.sent).toEqual(['signedIn']);
  });

  it.each([
    ['a refused code', refusal(400, 'That code is not right.'), 'That code is not right.'],
    [
      'success: false without words',
      new ApiError('http', 200, { success: false }),
      'OTP verification failed',
    ],
    ['an answer without data', new ApiError('shape', 200), 'Invalid server response'],
  ])('stays on %s and fetches no user', async (_name, thrown, words) => {
    const made = await atCode();
    made.auth.verify.mockRejectedValue(thrown);
    await made.actions.verifyOtp('123456');
    expect(made.state()).toMatchObject({ step: 'otp', loading: false, error: words });
    expect(made.failed).toEqual([`otp sara@x.example: ${words}`]);
    expect(made.auth.user).not.toHaveBeenCalled();
  });

  it.each([
    ['words of the server', refusal(500, 'Down'), 'Down'],
    ['the default', new ApiError('shape', 200), 'Failed to fetch user'],
  ])('goes back to the first with %s when the user cannot be fetched', async (_name, thrown, words) => {
    const made = await atCode();
    made.auth.user.mockRejectedValue(thrown);
    await made.actions.verifyOtp('123456');
    expect(made.state()).toMatchObject({
      step: 'login',
      user: null,
      error: words,
      loading: false,
      email: 'sara@x.example',
    });
    expect(made.stored).toBeNull();
  });

  it('cannot be skipped', async () => {
    const made = bench();
    await made.actions.verifyOtp('123456');
    expect(made.auth.verify).not.toHaveBeenCalled();
    expect(made.state().step).toBe('login');
  });

  it('can be left, and a late answer then changes nothing', async () => {
    const made = await atCode();
    const answer = later<User>();
    made.auth.user.mockReturnValue(answer.promise);
    const done = made.actions.verifyOtp('123456');
    made.actions.backToLogin();
    answer.give(sara);
    await done;
    expect(made.state()).toMatchObject({
      step: 'login',
      email: 'sara@x.example',
      loading: false,
      user: null,
    });
  });

  it.each(['verify', 'user'] as const)(
    'can be left, and a late refusal of %s then says nothing',
    async (call) => {
      const made = await atCode();
      const answer = later<never>();
      made.auth[call].mockReturnValue(answer.promise);
      const done = made.actions.verifyOtp('123456');
      await Promise.resolve();
      made.actions.backToLogin();
      answer.refuse(refusal(400, 'That code is not right.'));
      await done;
      expect(made.state()).toMatchObject({ step: 'login', error: null, loading: false });
    },
  );

  it('sends one request, however often it is asked in one task', async () => {
    const made = await atCode();
    await Promise.all([made.actions.verifyOtp('123456'), made.actions.verifyOtp('123456')]);
    expect(made.auth.verify).toHaveBeenCalledTimes(1);
  });
});

describe('a session elsewhere', () => {
  it('is logged out by the entered email, which is then forgotten', async () => {
    const made = bench();
    made.auth.login.mockRejectedValue(refusal(409, 'Session is already active. Please logout first.'));
    await made.actions.login('sara@x.example', 'x');
    await made.actions.logoutOtherSession('sara@x.example');
    expect(made.auth.logout).toHaveBeenCalledWith('sara@x.example');
    expect(made.state()).toMatchObject({ step: 'login', email: '', error: null, notice: { intent: 'info' } });
  });

  it('says when it could not be', async () => {
    const made = bench();
    made.auth.logout.mockRejectedValue(refusal(500));
    await made.actions.logoutOtherSession('sara@x.example');
    expect(made.state()).toMatchObject({ error: 'Logout failed', loading: false });
  });
});

describe('who signs in after an expiry', () => {
  async function expired() {
    const made = bench(sara);
    made.actions.expire();
    await made.actions.login('x@x.example', 'x');
    return made;
  }

  it('the same person finds what was typed', async () => {
    const made = await expired();
    await made.actions.verifyOtp('123456');
    expect(made.ends).toEqual([
      ['overlay', 'u1'],
      ['expired', 'u1'],
    ]);
  });

  it('another person finds nothing of the first', async () => {
    const made = await expired();
    made.auth.user.mockResolvedValue(omar);
    await made.actions.verifyOtp('123456');
    expect(made.ends).toEqual([
      ['overlay', 'u1'],
      ['expired', 'u1'],
      ['otherUser', 'u1'],
    ]);
    expect(made.state()).toMatchObject({ user: omar, expiredUserId: null });
  });
});
