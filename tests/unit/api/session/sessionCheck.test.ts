import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/api/http/errors.ts';
import { sessionSignal } from '#src/api/http/http.ts';
import { RESTORE_TIMEOUT } from '#src/api/session/sessionCheck.ts';
import type { User } from '#src/api/types/session.ts';
import { bench, later, omar, refusal, sara, signedIn } from './sessionBench.ts';

beforeEach(() => {
  vi.useFakeTimers();
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

  it('hears nothing of a check that another one has replaced', async () => {
    const made = bench(sara);
    const [first, second] = [later<User>(), later<User>()];
    made.auth.check.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const replaced = made.actions.checkSession();
    await vi.advanceTimersByTimeAsync(RESTORE_TIMEOUT);
    const done = made.actions.checkSession();
    first.refuse(new ApiError('aborted'));
    await replaced;
    expect(made.state()).toMatchObject({ confirmed: false, unreachable: null });
    void made.actions.checkSession();
    expect(made.auth.check).toHaveBeenCalledTimes(2);
    second.give(sara);
    await done;
    expect(made.state().confirmed).toBe(true);
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
    const requests = sessionSignal();
    await made.actions.checkSession();
    expect(requests.aborted).toBe(false);
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

  it('say nothing of a failure after the session has ended', async () => {
    const made = bench(sara);
    const slow = later<User>();
    made.auth.check.mockReturnValueOnce(slow.promise);
    const done = made.actions.checkSession();
    await made.actions.logout();
    slow.refuse(new ApiError('network'));
    await done;
    expect(made.state()).toMatchObject({ step: 'login', unreachable: null });
  });
});
