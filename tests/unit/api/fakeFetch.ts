import { expect, vi } from 'vitest';
import { ApiError } from '#src/api/http/errors.ts';

/** One call that the console made. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly init: RequestInit;
}

/** What the server does with a call; a thrown error is a network that failed. */
export type Answer = (call: Call) => Response | Promise<Response>;

/** A JSON answer. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** A 200 that breaks off in the middle of its body. */
export function cut(): Response {
  const body = new ReadableStream({
    start: (stream) => stream.error(new TypeError('terminated')),
  });
  return new Response(body);
}

/** An answer that can be given later, and that a signal can end. */
export function held(): { answer: Answer; give: (response: Response) => void } {
  let give: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => {
    give = resolve;
  });
  const answer: Answer = ({ init }) =>
    new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      response.then(resolve, reject);
    });
  return { answer, give: (value) => give(value) };
}

/** Puts `answer` in the place of the network; the calls made are in the array that comes back. */
export function fakeFetch(answer: Answer): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body;
    const call = { method: init.method ?? 'GET', path: input.replace(/^.*\/api\/v1/u, ''), body, init };
    calls.push(call);
    return answer(call);
  });
  return calls;
}

/** The error of a call that fails. */
export function failure(promise: Promise<unknown>): Promise<ApiError> {
  return promise.then(
    () => {
      throw new Error('It did not fail');
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError);
      return error as ApiError;
    },
  );
}
