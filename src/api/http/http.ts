import redaxios from 'redaxios';
import { type Decode, isRecord, saysFailed } from '#src/api/decode/decode.ts';
import { callInit, dropEarly, takeEarly } from './early.ts';
import { ApiError } from './errors.ts';
import { apiBase } from './origin.ts';

/** How a single call may differ from the usual. */
export interface CallOptions {
  signal?: AbortSignal;
  /** The answer 401 belongs to the screen that asked (sign-in, code, sign-out) and ends no session. */
  ownUnauthorized?: boolean;
  /** A success with an empty body is one: the change was made, and only the words for it are missing. */
  mayBeEmpty?: boolean;
  /** Let the request outlive the page, as a sign-out must. */
  keepalive?: boolean;
  /** Share of an upload that is sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Pause before a read is asked the second time, milliseconds. */
export const RETRY_PAUSE = 400;

const client = redaxios.create({ withCredentials: true });

let unauthorized: (() => void) | null = null;
let epoch = 0;

/** Registers who is told of a 401; returns the way to stop. Only one listener: the session. */
export function onUnauthorized(listener: () => void): () => void {
  unauthorized = listener;
  return () => {
    if (unauthorized === listener) unauthorized = null;
  };
}

/** A session began or ended: a late 401 of the one before must not end the next. */
export function newEpoch(): void {
  epoch += 1;
  dropEarly();
}

/** Whether an id can be part of a path; `''`, `.` and `..` would lead to another endpoint, encoded or not. */
export function isSegment(id: string): boolean {
  return id !== '' && id !== '.' && id !== '..';
}

/** One segment of a path, encoded. Throws `ApiError` for an id that can be none. */
export function segment(id: string): string {
  if (!isSegment(id)) throw new ApiError('http');
  return encodeURIComponent(id);
}

/** `?page=1&search=x` in the order given, without what is undefined or empty; '' when nothing is left. */
export function queryOf(values: Readonly<Record<string, string | number | undefined>>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

function transportOf(method: Method, options: CallOptions): typeof fetch {
  const { signal, keepalive, onProgress } = options;
  return async (input, init) => {
    const url = String(input);
    const early = takeEarly(method, url);
    if (early) {
      signal?.addEventListener('abort', early.stop);
      return early.answer;
    }
    if (onProgress) {
      const { uploadFetch } = await import('./upload.ts');
      return uploadFetch(url, { ...init, signal: signal ?? null }, onProgress);
    }
    return fetch(url, {
      ...init,
      ...callInit,
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    });
  };
}

function toApiError(thrown: unknown, signal: AbortSignal | undefined): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (signal?.aborted) return new ApiError('aborted');
  // redaxios rejects with the response itself, a plain object.
  if (isRecord(thrown) && typeof thrown.status === 'number') {
    return new ApiError('http', thrown.status, thrown.data);
  }
  return new ApiError('network');
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
  const began = epoch;
  try {
    const response = await client<unknown>(apiBase + path, {
      method,
      ...(body === undefined ? {} : { data: body }),
      fetch: transportOf(method, options),
    });
    const { data, status } = response;
    if (options.signal?.aborted) throw new ApiError('aborted');
    const empty = status === 204 || (options.mayBeEmpty === true && data === '');
    // A foreign 200 resolves with a text, a cut one with undefined: an empty body that arrived whole is ''.
    if (typeof data !== 'object' && !empty) throw new ApiError('shape', status);
    if (saysFailed(data)) throw new ApiError('http', status, data);
    return decodeWith(decode, empty ? null : data, status);
  } catch (thrown) {
    const error = toApiError(thrown, options.signal);
    if (error.status === 401 && !options.ownUnauthorized && began === epoch) unauthorized?.();
    throw error;
  }
}

function pause(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, RETRY_PAUSE);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    signal?.addEventListener('abort', done);
  });
}

/** A read is asked once more before it has failed, 401 and cancelling aside (product.md "Small print"). */
async function get<T>(path: string, decode: Decode<T>, options: CallOptions = {}): Promise<T> {
  try {
    return await call('GET', path, undefined, decode, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.code === 'aborted') throw error;
    await pause(options.signal);
    if (options.signal?.aborted) throw new ApiError('aborted');
    return call('GET', path, undefined, decode, options);
  }
}

/**
 * The one way to the API (spec section 7): cookies sent, no time-out, reads tried twice, writes once. Every
 * method resolves with what `decode` made of the answer and throws `ApiError`, never anything else.
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
