import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShapeError } from '#src/api/decode/decode.ts';
import { ApiError } from '#src/api/http/errors.ts';
import { http, onIntercepted, queryOf, RETRY_PAUSE, segment } from '#src/api/http/http.ts';
import { type Answer, cut, failure, fakeFetch, held, json } from '../fakeFetch.ts';

const asIs = (body: unknown) => body;

/** A redirect as `fetch` shows it with `redirect: 'manual'`. */
const redirect: Answer = () =>
  Object.defineProperties(new Response(null), {
    type: { value: 'opaqueredirect', enumerable: true },
    status: { value: 0, enumerable: true },
    ok: { value: false, enumerable: true },
  });

const page = (status: number) => () => new Response('<!doctype html><h1>Sign in</h1>', { status });

const offline: Answer = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a call', () => {
  it('sends cookies, JSON and its method', async () => {
    const calls = fakeFetch(() => json({ message: 'ok' }));
    await http.post('/developer/create', { name: 'Ä' }, asIs);
    await http.delete('/developer/delete/1', asIs);
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/developer/create', { name: 'Ä' }],
      ['DELETE', '/developer/delete/1', undefined],
    ]);
    expect(calls[0]?.init.credentials).toBe('include');
    expect(new Headers(calls[0]?.init.headers).get('content-type')).toBe('application/json');
  });

  it('leaves the content type of a form to the browser', async () => {
    const calls = fakeFetch(() => json({}));
    const form = new FormData();
    await http.post('/company/create', form, asIs);
    expect(calls[0]?.body).toBe(form);
    expect(new Headers(calls[0]?.init.headers).get('content-type')).toBeNull();
  });

  it('takes a 204 for an answer without words', async () => {
    fakeFetch(() => new Response(null, { status: 204 }));
    expect(await http.delete('/x', asIs)).toBeNull();
  });

  it('gives no query for what is undefined or empty', () => {
    expect(queryOf({ page: 1, limit: 20, search: undefined, status: '' })).toBe('?page=1&limit=20');
    expect(queryOf({ search: 'a&b=c ü/..' })).toBe('?search=a%26b%3Dc+%C3%BC%2F..');
    expect(queryOf({ search: undefined })).toBe('');
  });

  it.each(['', '.', '..'])('refuses %j as part of a path', (id) => {
    expect(() => segment(id)).toThrow(ApiError);
  });

  it('encodes ids', () => {
    expect(segment('../../auth/logout')).toBe('..%2F..%2Fauth%2Flogout');
    expect(segment('a?b#c')).toBe('a%3Fb%23c');
  });
});

describe('a 200 that is none', () => {
  it.each([
    ['cut', cut],
    ['malformed', () => new Response('{"users":[{"na')],
    ['empty', () => new Response('')],
    ['a text', () => json('fine')],
  ])('%s is an error of shape', async (_name, response) => {
    fakeFetch(() => response());
    const error = await failure(http.post('/x', {}, asIs));
    expect([error.code, error.message]).toEqual(['shape', 'The server sent an answer that cannot be read.']);
  });

  it('is an error of shape when the decoder says so, or breaks', async () => {
    fakeFetch(() => json({ a: 1 }));
    const refuse = () => {
      throw new ShapeError('no');
    };
    expect((await failure(http.post('/x', {}, refuse))).code).toBe('shape');
    expect((await failure(http.post('/x', {}, () => JSON.parse('{')))).code).toBe('shape');
  });

  it('is a failure in the words of the server when it says success: false', async () => {
    fakeFetch(() => json({ data: { success: false }, message: 'Already there' }));
    const error = await failure(http.post('/x', {}, asIs));
    expect([error.code, error.message]).toEqual(['http', 'Already there']);
  });
});

describe('a response of a network that wants a sign-in of its own', () => {
  const calls = {
    GET: () => http.get('/x', asIs),
    POST: () => http.post('/x', {}, asIs),
    PUT: () => http.put('/x', {}, asIs),
    DELETE: () => http.delete('/x', asIs),
  };

  it.each<readonly [string, keyof typeof calls, Answer, string]>([
    ['a redirect', 'GET', redirect, 'intercepted'],
    ['a redirect', 'PUT', redirect, 'intercepted'],
    ['a page', 'GET', page(200), 'intercepted'],
    ['a page', 'POST', page(201), 'intercepted'],
    ['status 511', 'POST', () => json({}, 511), 'intercepted'],
    ['a page with status 405', 'PUT', page(405), 'intercepted'],
    ['an empty 405', 'DELETE', () => new Response('', { status: 405 }), 'intercepted'],
    ['a 405 of the API', 'PUT', () => json({ message: 'No' }, 405), 'http'],
    ['a 405', 'GET', page(405), 'http'],
    ['the page of a gateway', 'PUT', page(502), 'http'],
  ])('%s to %s is told once, and sent once', async (_name, method, answer, code) => {
    const sent = fakeFetch(answer);
    const told = vi.fn();
    const stop = onIntercepted(told);
    const error = await failure(calls[method]());
    await vi.runAllTimersAsync();
    stop();
    expect([error.code, sent.length]).toEqual([code, 1]);
    expect(told).toHaveBeenCalledTimes(code === 'intercepted' ? 1 : 0);
    expect(error.message === 'The network may ask for a sign-in.').toBe(code === 'intercepted');
  });

  it('follows no redirect: the body must not be sent to another server', async () => {
    const sent = fakeFetch(() => json({}));
    await http.post('/x', { password: 'secret' }, asIs);
    expect(sent[0]?.init.redirect).toBe('manual');
  });
});

describe('a change that may be answered with nothing', () => {
  const options = { mayBeEmpty: true };

  it.each([200, 201])('has succeeded with status %i and an empty body', async (status) => {
    fakeFetch(() => new Response('', { status }));
    expect(await http.post('/x', {}, asIs, options)).toBeNull();
    expect(await http.put('/x', {}, asIs, options)).toBeNull();
    expect(await http.delete('/x', asIs, options)).toBeNull();
  });

  it.each([
    ['a cut answer', cut],
    ['half an answer', () => new Response('{"message":"Dev')],
    ['a text', () => new Response('Created', { status: 201 })],
  ])('has not with %s', async (_name, response) => {
    fakeFetch(() => response());
    expect((await failure(http.post('/x', {}, asIs, options))).code).toBe('shape');
  });

  it('has not with a failure that says nothing', async () => {
    fakeFetch(() => new Response('', { status: 500 }));
    expect((await failure(http.post('/x', {}, asIs, options))).status).toBe(500);
  });
});

describe('a read', () => {
  it('is asked once more and then succeeds', async () => {
    const answers = [json({}, 500), json({ n: 1 })];
    const calls = fakeFetch(() => answers.shift() ?? json({}, 500));
    const read = http.get('/x', asIs);
    await vi.advanceTimersByTimeAsync(RETRY_PAUSE - 1);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await read).toEqual({ n: 1 });
  });

  it.each([
    ['a network that fails', offline, 'network', 2],
    ['an answer of another shape', () => json([]), 'shape', 2],
    ['a redirect', redirect, 'intercepted', 1],
    ...[400, 401, 403, 404, 405, 409, 410, 422].map(
      (status) => [`a ${status}`, () => json({}, status), 'http', 1] as const,
    ),
    ...[408, 418, 429, 500, 503].map((status) => [`a ${status}`, () => json({}, status), 'http', 2] as const),
  ] as const)('%s: code %s, asked %i times', async (_name, answer, code, times) => {
    const calls = fakeFetch(answer);
    const read = failure(
      http.get('/x', () => {
        throw new ShapeError('no');
      }),
    );
    await vi.runAllTimersAsync();
    expect((await read).code).toBe(code);
    expect(calls).toHaveLength(times);
  });

  const busy = (status: number, seconds: number) => () =>
    new Response('{"message":"Too many requests"}', { status, headers: { 'Retry-After': String(seconds) } });

  it.each([429, 503])('waits as long as a %i asks, up to five seconds', async (status) => {
    const calls = fakeFetch(busy(status, 5));
    const read = failure(http.get('/x', asIs));
    await vi.advanceTimersByTimeAsync(4999);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(2);
    await read;
  });

  it.each([429, 503])('fails at once when a %i asks for more, and says when to try again', async (status) => {
    const calls = fakeFetch(busy(status, 30));
    const { message } = await failure(http.get('/x', asIs));
    expect(message).toBe('Too many requests. Try again in 30 seconds.');
    await vi.runAllTimersAsync();
    expect(calls).toHaveLength(1);
  });

  it('is not tried again after it was aborted', async () => {
    const calls = fakeFetch(offline);
    const controller = new AbortController();
    const read = failure(http.get('/x', asIs, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(1);
    controller.abort();
    expect((await read).code).toBe('aborted');
    expect(calls).toHaveLength(1);
  });

  it('ends the request when it is aborted', async () => {
    fakeFetch(held().answer);
    const controller = new AbortController();
    const read = failure(http.get('/x', asIs, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(1);
    controller.abort();
    expect((await read).code).toBe('aborted');
  });
});

describe('a write', () => {
  it('that was given up fails, even if its answer has arrived', async () => {
    const controller = new AbortController();
    fakeFetch(() => {
      controller.abort();
      return json({ message: 'ok' });
    });
    expect((await failure(http.post('/x', {}, asIs, { signal: controller.signal }))).code).toBe('aborted');
  });

  it('is tried once', async () => {
    const calls = fakeFetch(offline);
    const error = await failure(http.put('/x', {}, asIs));
    expect([error.code, error.status]).toEqual(['network', 0]);
    expect(error.message).toBe('The server cannot be reached. Check the connection and try again.');
    await vi.runAllTimersAsync();
    expect(calls).toHaveLength(1);
  });
});
