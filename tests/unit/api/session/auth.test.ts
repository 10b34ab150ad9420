import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/api/http/errors.ts';
import { onUnauthorized } from '#src/api/http/http.ts';
import { auth, authErrorMessage, signInErrorMessage } from '#src/api/session/auth.ts';
import { type Answer, fakeFetch, json } from '../fakeFetch.ts';

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fine',
    (error: unknown) => (error instanceof ApiError ? error.code : error),
  );

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the calls of the session', () => {
  it('are those of section 7', async () => {
    const calls = fakeFetch(({ path }) =>
      json(path === '/auth/get' ? { email: 'a@b.co' } : { success: true }),
    );
    await auth.login('a@b.co', 'secret');
    await auth.verify('a@b.co', '123456');
    await auth.user();
    await auth.logout('a@b.co');
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/auth/master/login', { email: 'a@b.co', password: 'secret' }],
      ['POST', '/auth/verify-otp', { email: 'a@b.co', otp: '123456' }],
      ['GET', '/auth/get', undefined],
      ['POST', '/auth/logout', { email: 'a@b.co' }],
    ]);
    expect(calls[3]?.init.keepalive).toBe(true);
  });

  it('leave the 401s of login, code and sign-out to their screens, and only those', async () => {
    fakeFetch(() => json({ error: 'No' }, 401));
    const told = vi.fn();
    const stop = onUnauthorized(told);
    await Promise.allSettled([auth.login('a', 'b'), auth.verify('a', '1'), auth.logout('a')]);
    expect(told).not.toHaveBeenCalled();
    await Promise.allSettled([auth.user(), auth.check(new AbortController().signal)]);
    expect(told).toHaveBeenCalledTimes(2);
    stop();
  });
});

describe('the answer to a code', () => {
  it.each<[string, Answer, string]>([
    ['data', () => json({ data: { email: 'a@b.co' } }), 'fine'],
    ['a flag', () => json({ success: true }), 'fine'],
    ['success: false', () => json({ success: false, message: 'No' }), 'http'],
    ['success: false inside', () => json({ data: { success: false } }), 'http'],
    ['no data', () => json({ success: true, data: null }), 'shape'],
    ['null', () => json(null), 'shape'],
    ['nothing', () => json({}), 'shape'],
    ['a list', () => json([]), 'shape'],
    ['nothing', () => new Response(null, { status: 204 }), 'shape'],
    ['HTML', () => new Response('<!doctype html>'), 'intercepted'],
  ])('with %s', async (_name, answer, expected) => {
    fakeFetch(answer);
    expect(await code(auth.verify('a@b.co', '123456'))).toBe(expected);
  });
});

describe('what the screens say', () => {
  it('takes error before message before the default', () => {
    expect(authErrorMessage(new ApiError('http', 400, { message: 'B', error: 'A' }), 'C')).toBe('A');
    expect(authErrorMessage(new ApiError('http', 400, { message: 'B' }), 'C')).toBe('B');
    expect(authErrorMessage(new ApiError('http', 429, 'Too many requests'), 'C')).toBe('Too many requests');
    expect(authErrorMessage(new ApiError('http', 400, { result: { error: 'A', message: 'B' } }), 'C')).toBe(
      'A',
    );
    expect(authErrorMessage(new ApiError('http', 400), 'C')).toBe('C');
    expect(authErrorMessage(new ApiError('http', 502, '<h1>Bad Gateway</h1>'), 'C')).toBe('C');
    expect(authErrorMessage(new Error('x'), 'C')).toBe('C');
    expect(signInErrorMessage(new ApiError('shape', 200), 'C')).toBe('Invalid server response');
    expect(signInErrorMessage(new ApiError('network'), 'C')).toBe('C');
    expect(signInErrorMessage(new ApiError('intercepted'), 'C')).toBe('The network may ask for a sign-in.');
  });
});
