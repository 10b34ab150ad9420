import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/api/http/errors.ts';
import { sessionSignal } from '#src/api/http/http.ts';
import { REDIRECT_DELAY } from '#src/api/session/sessionTransitions.ts';
import { bench, later, refusal, sara, signedIn } from './sessionBench.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('expiry', () => {
  it('happens once, keeps the screen for three seconds, then leads to the login', async () => {
    const made = await signedIn();
    for (let call = 0; call < 5; call += 1) made.actions.expire();
    expect(made.ends).toEqual([['overlay', 'u1']]);
    expect(made.sent).toEqual(['expired']);
    expect(made.stored).toBeNull();
    expect(made.state()).toMatchObject({ step: 'expired', user: sara, expiredUserId: 'u1' });
    await vi.advanceTimersByTimeAsync(REDIRECT_DELAY - 1);
    expect(made.state().step).toBe('expired');
    await vi.advanceTimersByTimeAsync(1);
    expect(made.state()).toMatchObject({ step: 'login', user: null, expiredUserId: 'u1' });
    expect(made.ends.slice(1)).toEqual([['expired', 'u1']]);
    expect(made.auth.logout).not.toHaveBeenCalled();
  });

  it('leads there at once when no screen was drawn yet', () => {
    const made = bench(sara);
    made.actions.expire();
    expect(made.state()).toMatchObject({ step: 'login', expiredUserId: 'u1' });
    expect(made.ends).toEqual([
      ['overlay', 'u1'],
      ['expired', 'u1'],
    ]);
  });

  it('is armed again by the next sign-in', async () => {
    const made = await signedIn();
    made.actions.expire();
    await vi.advanceTimersByTimeAsync(REDIRECT_DELAY);
    await made.actions.login('sara@x.example', 'x');
    await made.actions.verifyOtp('123456');
    made.actions.expire();
    expect(made.ends.map(([reason]) => reason)).toEqual(['overlay', 'expired', 'overlay']);
  });

  it('ends no session that another tab has begun since, also of the same user', async () => {
    const made = await signedIn();
    made.since = 2;
    made.actions.expire();
    expect([made.state().step, made.stored, made.sent]).toEqual(['expired', sara, []]);
    await vi.advanceTimersByTimeAsync(REDIRECT_DELAY);
    expect(made.state()).toMatchObject({ step: 'authenticated', user: sara, since: 2 });
  });

  it('needs a session', async () => {
    const made = bench();
    made.actions.expire();
    await made.actions.login('sara@x.example', 'x');
    made.actions.expire();
    expect(made.state().step).toBe('otp');
    expect(made.ends).toEqual([]);
  });

  it('makes late 401s of before count no more', async () => {
    const made = await signedIn();
    const before = sessionSignal();
    made.actions.expire();
    expect([before.aborted, sessionSignal().aborted]).toEqual([true, false]);
  });

  it('counts the requests that the new state starts as its own', async () => {
    const made = await signedIn();
    const started: AbortSignal[] = [];
    made.onSet(() => started.push(sessionSignal()));
    made.actions.expire();
    expect(started.map(({ aborted }) => aborted)).toEqual([false]);
  });
});

describe('signing out', () => {
  it('does not wait for the server', async () => {
    const made = await signedIn();
    const slow = later<unknown>();
    made.auth.logout.mockReturnValue(slow.promise);
    const done = made.actions.logout();
    expect(made.state()).toMatchObject({ step: 'login', user: null, expiredUserId: null });
    expect([made.stored, made.sent, made.ends]).toEqual([null, ['logout'], [['logout', 'u1']]]);
    expect(made.auth.logout).toHaveBeenCalledWith('sara@x.example');
    slow.give(null);
    await done;
    expect(made.state().notice).toBeNull();
  });

  it.each([
    [refusal(500, 'Database down'), 'Database down'],
    [new ApiError('network'), 'Logout failed'],
  ])('is done all the same when the server fails, which is said', async (thrown, text) => {
    const made = await signedIn();
    made.auth.logout.mockRejectedValue(thrown);
    await made.actions.logout();
    expect(made.state()).toMatchObject({ step: 'login', error: null, notice: { intent: 'warning', text } });
  });

  it('has nothing to say when the session was over anyway', async () => {
    const made = await signedIn();
    made.auth.logout.mockRejectedValue(refusal(401));
    await made.actions.logout();
    expect(made.state().notice).toBeNull();
  });

  it('does not say a late failure into the next sign-in', async () => {
    const made = await signedIn();
    const slow = later<unknown>();
    made.auth.logout.mockReturnValueOnce(slow.promise);
    const done = made.actions.logout();
    await made.actions.login('omar@x.example', 'x');
    slow.refuse(refusal(500));
    await done;
    expect(made.state()).toMatchObject({ step: 'otp', notice: null });
  });
});
