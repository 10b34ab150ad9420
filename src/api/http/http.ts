import redaxios from 'redaxios';
import { type Decode, isRecord, reportsFailure } from '#src/api/decode/decode.ts';
import { isEncodable } from '#src/lib/urls.ts';
import { ApiError } from './errors.ts';
import { apiBase, isCrossOrigin } from './origin.ts';
import { isPage } from './sentence.ts';

/**
 * The `Retry-After` of a response, in ms: seconds, or a date. Null without one, and for a response of another origin that
 * does not expose it (`Access-Control-Expose-Headers`).
 */
export function retryAfterOf(headers: unknown, now: Date): number | null {
  const value = headers instanceof Headers ? headers.get('Retry-After')?.trim() : undefined;
  if (value === undefined || value === '') return null;
  if (/^\d+$/u.test(value)) return Number(value) * 1000;
  const ms = / GMT$/u.test(value) ? Date.parse(value) - now.getTime() : Number.NaN;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

/** Options of one request. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** A 401 is an error of the calling screen (sign-in, code, sign-out) and does not end the session. */
  handlesUnauthorized?: boolean;
  /**
   * A successful status with an empty body is a success: the change was made, only its message is missing. `created`: with
   * any successful status but 200, which says nothing about a new record.
   */
  mayBeEmpty?: boolean | 'created';
  /** The request continues when the page is closed, as a sign-out must. */
  keepalive?: boolean;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Pause before the second try of a read, milliseconds. */
export const RETRY_PAUSE = 400;

/** A read waits at most so long for the second try that the server asks for (`Retry-After`), milliseconds. */
const LONGEST_PAUSE = 5000;

/** Statuses that a second try would not change. */
const FINAL = [400, 401, 403, 404, 405, 409, 410, 422];

const client = redaxios.create({ withCredentials: true });

let session = new AbortController();

/**
 * Aborted when the session changes: it began, ended, or went on to the next step of a sign-in. What began before must not
 * change it any more; no request takes this signal, so a save in flight is still sent when the session ends.
 */
export function sessionSignal(): AbortSignal {
  return session.signal;
}

/** The session changes: aborts its signal, and returns the signal from now on. */
export function renewSession(): AbortSignal {
  session.abort();
  session = new AbortController();
  return session.signal;
}

type Listener = (message: string) => void;
const listeners: { unauthorized?: Listener; intercepted?: Listener } = {};

function listen(to: keyof typeof listeners, listener: Listener): () => void {
  listeners[to] = listener;
  return () => {
    if (listeners[to] === listener) delete listeners[to];
  };
}

/** Registers the listener for 401 responses, of which there is one, the session. Returns a function that removes it. */
export const onUnauthorized = (listener: () => void): (() => void) => listen('unauthorized', listener);

/**
 * Registers the listener for responses of a network that wants a sign-in of its own, which gets their message. Returns a
 * function that removes it.
 */
export const onIntercepted = (listener: Listener): (() => void) => listen('intercepted', listener);

/**
 * Whether an id can be part of a path. `''`, `.` and `..` would lead to another endpoint, encoded or not; a lone surrogate
 * cannot be encoded.
 */
export function isSegment(id: string): boolean {
  return id !== '' && id !== '.' && id !== '..' && isEncodable(id);
}

/** One encoded path segment. Throws `ApiError` for an id that cannot be one (`isSegment`). */
export function segment(id: string): string {
  if (!isSegment(id)) throw new ApiError('http');
  return encodeURIComponent(id);
}

/** `?page=1&search=x` in the given order, without undefined and empty values; '' when there are no others. */
export function queryOf(values: Readonly<Record<string, string | number | undefined>>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

/**
 * Options of every request: with the cookie, and without the browser's HTTP cache, which would keep personal data on
 * the disk and make a request wait for an equal one that hangs. The API has no redirects: one leads to a sign-in page of the
 * network, to which a body must not be sent.
 */
const callInit = { credentials: 'include', cache: 'no-store', redirect: 'manual' } as const;

/**
 * Whether a response is not of the API, but of a network or proxy that wants a sign-in of its own: a redirect, status 511
 * (RFC 6585), a page in place of JSON, or a method refused that the API has.
 */
function isIntercepted(
  method: Method,
  { type, status, data }: { readonly type?: unknown; readonly status: number; readonly data?: unknown },
): boolean {
  if (type === 'opaqueredirect' || status === 511) return true;
  if (status === 405) return (method === 'PUT' || method === 'DELETE') && typeof data !== 'object';
  return status >= 200 && status < 300 && isPage(data);
}

/**
 * Whether the page's own address has such a response. Of an API with another origin the browser hides a redirect without CORS headers:
 * it is an error like a lost connection. A network that wants a sign-in asks for it here too, and Reload leads there.
 */
async function isPageIntercepted(signal: AbortSignal | undefined): Promise<boolean> {
  if (!isCrossOrigin) return false;
  try {
    const response = await fetch('/', { ...callInit, method: 'HEAD', ...(signal ? { signal } : {}) });
    return isIntercepted('GET', response);
  } catch {
    return false;
  }
}

function transportOf(options: CallOptions): typeof fetch {
  const { signal, keepalive } = options;
  return (input, init) =>
    fetch(input, {
      ...init,
      ...callInit,
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    });
}

async function toApiError(
  method: Method,
  thrown: unknown,
  signal: AbortSignal | undefined,
): Promise<ApiError> {
  if (thrown instanceof ApiError) return thrown;
  if (signal?.aborted) return new ApiError('aborted');
  // redaxios rejects with the response itself, a plain object.
  if (isRecord(thrown) && typeof thrown.status === 'number') {
    const { type, status, data, headers } = thrown;
    if (isIntercepted(method, { type, status, data })) return new ApiError('intercepted', status);
    return new ApiError('http', status, data, retryAfterOf(headers, new Date()));
  }
  if (await isPageIntercepted(signal)) return new ApiError('intercepted');
  return new ApiError(signal?.aborted ? 'aborted' : 'network');
}

function mayBeEmpty({ mayBeEmpty: may = false }: CallOptions, status: number): boolean {
  return may === 'created' ? status !== 200 : may;
}

function decodeWith<T>(decode: Decode<T>, body: unknown, status: number): T {
  try {
    return decode(body);
  } catch {
    throw new ApiError('shape', status);
  }
}

async function call<T>(
  method: Method,
  path: string,
  body: unknown,
  decode: Decode<T>,
  options: CallOptions,
): Promise<T> {
  // A late 401 of an earlier session must not end the next one.
  const { signal } = session;
  try {
    const response = await client<unknown>(apiBase + path, {
      method,
      ...(body === undefined ? {} : { data: body }),
      fetch: transportOf(options),
    });
    const { data, status } = response;
    if (options.signal?.aborted) throw new ApiError('aborted');
    if (isIntercepted(method, response)) throw new ApiError('intercepted', status);
    const empty = status === 204 || (data === '' && mayBeEmpty(options, status));
    // redaxios resolves with a text when the body is not JSON, with undefined when it was cut, with '' when it is empty.
    if (typeof data !== 'object' && !empty) throw new ApiError('shape', status);
    if (reportsFailure(data)) throw new ApiError('http', status, data);
    return decodeWith(decode, empty ? null : data, status);
  } catch (thrown) {
    const error = await toApiError(method, thrown, options.signal);
    if (error.status === 401 && !options.handlesUnauthorized && !signal.aborted)
      listeners.unauthorized?.(error.message);
    if (error.code === 'intercepted') listeners.intercepted?.(error.message);
    throw error;
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    signal?.addEventListener('abort', done);
  });
}

/** The pause before the second try of a read, ms; null when it would end the same, or too late. */
function pauseBeforeRetry({ code, status, retryAfter }: ApiError): number | null {
  if (code === 'aborted' || code === 'intercepted' || FINAL.includes(status)) return null;
  if (retryAfter === null || (status !== 429 && status !== 503)) return RETRY_PAUSE;
  return retryAfter <= LONGEST_PAUSE ? retryAfter : null;
}

/** A read is tried twice, unless its failure is final (reliability.md 9). */
async function get<T>(path: string, decode: Decode<T>, options: CallOptions = {}): Promise<T> {
  try {
    return await call('GET', path, undefined, decode, options);
  } catch (error) {
    const ms = error instanceof ApiError ? pauseBeforeRetry(error) : null;
    if (ms === null) throw error;
    await pause(ms, options.signal);
    if (options.signal?.aborted) throw new ApiError('aborted');
    return call('GET', path, undefined, decode, options);
  }
}

/**
 * The only access to the API (spec section 7): with cookies, without a time-out; reads are tried twice, writes once.
 * Every method resolves with the decoded response and throws only `ApiError`.
 */
export const http = {
  get,
  post: <T>(path: string, body: unknown, decode: Decode<T>, options: CallOptions = {}): Promise<T> =>
    call('POST', path, body, decode, options),
  put: <T>(path: string, body: unknown, decode: Decode<T>, options: CallOptions = {}): Promise<T> =>
    call('PUT', path, body, decode, options),
  delete: <T>(path: string, decode: Decode<T>, options: CallOptions = {}): Promise<T> =>
    call('DELETE', path, undefined, decode, options),
};
