import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/api/http/errors.ts';
import { sessionSignal } from '#src/api/http/sessionSignal.ts';
import { RESTORE_TIMEOUT } from '#src/api/session/sessionCheck.ts';
import { REDIRECT_DELAY } from '#src/api/session/sessionTransitions.ts';
import type { User } from '#src/api/types/session.ts';
import { bench, later, omar, refusal, sara, signedIn } from './sessionBench.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the start', () => {
  it('is provisional with a stored user until the server has answered', async () => {
    const made = bench(sara);
    expect(made.state()).toMatchObject({ step: 'authenticated', user: sara, confirmed: false });
    await made.actions.checkSession();
    expect(made.state()).toMatchObject({ step: 'authenticated', confirmed: true, unreachable: null });
  });

  it('is the login without one, and asks nothing', async () => {
    const made = bench();
    await made.actions.checkSession();
    expect(made.state().step).toBe('login');
    expect(made.auth.check).not.toHaveBeenCalled();
  });

  it('offers Retry when the server cannot be reached, and is no logout', async () => {
    const made = bench(sara);
    made.auth.check.mockRejectedValueOnce(new ApiError('network'));
    await made.actions.checkSession();
    expect(made.state()).toMatchObject({ step: 'authenticated', user: sara, confirmed: false });
    expect(made.state().unreachable).toMatch(/cannot be reached/u);
    expect(made.stored).toEqual(sara);
    const again = made.actions.checkSession();
    expect(made.state().unreachable).toBeNull();
    await again;
    expect(made.state().confirmed).toBe(true);
  });

  it('offers Retry after five seconds of silence, and a new call ends the old one', async () => {
    const made = bench(sara);
    const hung = later<User>();
    made.auth.check.mockReturnValueOnce(hung.promise);
    void made.actions.checkSession();
    await vi.advanceTimersByTimeAsync(RESTORE_TIMEOUT - 1);
    expect(made.state().unreachable).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(made.state().unreachable).not.toBeNull();
    await made.actions.checkSession();
    expect(made.state()).toMatchObject({ confirmed: true, unreachable: null });
    expect(made.auth.check.mock.calls[0]?.[0].aborted).toBe(true);
  });

  it('takes the late answer when no other check was sent', async () => {
    const made = bench(sara);
    const slow = later<User>();
    made.auth.check.mockReturnValueOnce(slow.promise);
    const done = made.actions.checkSession();
    await vi.advanceTimersByTimeAsync(RESTORE_TIMEOUT);
    slow.give(sara);
    await done;
    expect(made.state()).toMatchObject({ confirmed: true, unreachable: null });
  });

  it('believes the server about who it is', async () => {
    const made = bench(sara);
    made.auth.check.mockResolvedValue(omar);
    await made.actions.checkSession();
    expect(made.state()).toMatchObject({ user: omar, confirmed: true });
    expect(made.ends).toEqual([['otherUser', 'u1']]);
    expect(made.stored).toEqual(omar);
  });
});

describe('later checks', () => {
  it('are one call at a time', async () => {
    const made = await signedIn();
    await Promise.all([made.actions.checkSession(), made.actions.checkSession()]);
    expect(made.auth.check).toHaveBeenCalledTimes(2);
  });

  it('are silent when they fail', async () => {
    const made = await signedIn();
    made.auth.check.mockRejectedValue(refusal(500));
    await made.actions.checkSession();
    expect(made.state()).toMatchObject({ confirmed: true, unreachable: null, error: null });
  });

  it('take over the role that the server gives now', async () => {
    const made = await signedIn();
    made.auth.check.mockResolvedValue({ ...sara, roles: ['support'] });
    await made.actions.checkSession();
    expect(made.state().user?.roles).toEqual(['support']);
    expect(made.stored?.roles).toEqual(['support']);
  });

  it('say nothing about a session that ended meanwhile', async () => {
    const made = await signedIn();
    const slow = later<User>();
    made.auth.check.mockReturnValueOnce(slow.promise);
    const done = made.actions.checkSession();
    await made.actions.logout();
    slow.give(sara);
    await done;
    expect(made.state()).toMatchObject({ step: 'login', user: null });
    expect(made.stored).toBeNull();
  });
});

describe('expiry', () => {
  it('happens once, keeps the screen for three seconds, then leads to the login', async () => {
    const made = await signedIn();
    for (let call = 0; call < 5; call += 1) made.actions.expire();
    expect(made.ends).toEqual([['expired', 'u1']]);
    expect(made.sent).toEqual(['expired']);
    expect(made.stored).toBeNull();
    expect(made.state()).toMatchObject({ step: 'expired', user: sara, expiredUserId: 'u1' });
    await vi.advanceTimersByTimeAsync(REDIRECT_DELAY - 1);
    expect(made.state().step).toBe('expired');
    await vi.advanceTimersByTimeAsync(1);
    expect(made.state()).toMatchObject({ step: 'login', user: null, expiredUserId: 'u1' });
    expect(made.auth.logout).not.toHaveBeenCalled();
  });

  it('leads there at once when no screen was drawn yet', () => {
    const made = bench(sara);
    made.actions.expire();
    expect(made.state()).toMatchObject({ step: 'login', expiredUserId: 'u1' });
    expect(made.ends).toEqual([['expired', 'u1']]);
  });

  it('is armed again by the next sign-in', async () => {
    const made = await signedIn();
    made.actions.expire();
    await vi.advanceTimersByTimeAsync(REDIRECT_DELAY);
    await made.actions.login('sara@x.example', 'x');
    await made.actions.verifyOtp('123456');
    made.actions.expire();
    expect(made.ends.map(([reason]) => reason)).toEqual(['expired', 'expired']);
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
