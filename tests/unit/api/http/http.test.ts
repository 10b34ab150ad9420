import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShapeError } from '#src/api/decode/decode.ts';
import { ApiError } from '#src/api/http/errors.ts';
import { http, queryOf, RETRY_PAUSE, segment } from '#src/api/http/http.ts';
import { type Answer, cut, failure, fakeFetch, held, json } from '../fakeFetch.ts';

const asIs = (body: unknown) => body;

const offline: Answer = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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
    ['HTML', () => new Response('<!doctype html><h1>Welcome</h1>')],
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
    ['a page', () => new Response('<!doctype html>', { status: 201 })],
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
    ['a status', () => json({}, 500), 'http', 2],
    ['a 404', () => json({}, 404), 'http', 1],
    ['an answer of another shape', () => json([]), 'shape', 2],
    ['a 401', () => json({}, 401), 'http', 1],
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
