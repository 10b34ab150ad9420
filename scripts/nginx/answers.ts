import assert from 'node:assert/strict';
import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import https from 'node:https';
import { connect as connectTls, type SecureVersion } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { cacheControl, securityHeaders } from '../serve/securityHeaders.ts';

export const page = '<!doctype html><title>Blume Console</title>';
export const script = `console.log(${JSON.stringify('blume '.repeat(500))});`;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server to ask. Not by fetch(), which normalises the path and decodes the answer. */
export class Asked {
  readonly address: { readonly host: string; readonly port: number };
  readonly #secure: boolean;

  constructor(port: number, secure: boolean) {
    this.address = { host: '127.0.0.1', port };
    this.#secure = secure;
  }

  get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    const options = {
      ...this.address,
      path,
      method,
      headers: { host: 'console.example.com', ...headers },
      rejectUnauthorized: false,
      agent: false,
    };
    return new Promise((resolve, reject) => {
      (this.#secure ? https : http)
        .request(options, (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) });
          });
        })
        .on('error', reject)
        .end();
    });
  }
}

/** Longer than nginx reads. */
const longPath = `/${'a'.repeat(20_000)}`;

/** Method, path, status and caching of an answer. */
type Expected = readonly [method: 'GET' | 'HEAD' | 'POST', path: string, status: number, caching: string];

/** Every answer has all headers, and no error may be stored. */
const table: readonly Expected[] = [
  ['GET', '/', 200, cacheControl.page],
  ['GET', '/index.html', 200, cacheControl.page],
  ['GET', '/master/developer-users?search=x', 200, cacheControl.page],
  ['GET', '/assets/app-1a2b.js', 200, cacheControl.hashed],
  ['GET', '/assets/app-0old.js', 200, cacheControl.hashed],
  ['GET', '/favicon.svg', 200, cacheControl.other],
  ['GET', '/licenses.txt', 200, cacheControl.other],
  ['GET', '//favicon.svg', 200, cacheControl.other],
  ['GET', '/assets/gone-9f.js', 404, cacheControl.error],
  ['GET', '/assets/', 404, cacheControl.error],
  ['GET', '/gone.txt', 404, cacheControl.error],
  ['GET', '/assets/..%2fnginx.conf', 404, cacheControl.error],
  ['GET', '/assets/%2e%2e/%2e%2e/nginx.conf', 400, cacheControl.error],
  ['GET', '/../nginx.conf', 400, cacheControl.error],
  ['GET', longPath, 414, cacheControl.error],
  ['POST', '/', 405, cacheControl.error],
  ['POST', '/assets/app-1a2b.js', 405, cacheControl.error],
];

export const answers: readonly Expected[] = [
  ...table,
  ...table.flatMap(([method, ...answer]) => (method === 'GET' ? [['HEAD', ...answer] as const] : [])),
];

/** Compares every answer with the table of headers. */
export async function checkTable(server: Asked): Promise<void> {
  const expected = Object.entries(securityHeaders({ apiOrigin: 'https://api.example.com', https: true }));
  for (const [method, path, status, caching] of answers) {
    const { headers, body, ...answer } = await server.get(path, {}, method);
    const what = `${method} ${path.slice(0, 80)}`;
    assert.equal(answer.status, status, what);
    assert.doesNotMatch(String(body), /daemon off/u, what);
    if (method === 'HEAD') assert.equal(body.length, 0, what);
    assert.equal(headers['cache-control'], caching, what);
    for (const [name, value] of expected) assert.equal(headers[name.toLowerCase()], value, `${what} ${name}`);
    if (status === 404) assert.notEqual(String(body), page, what);
  }
  const part = await server.get('/assets/app-1a2b.js', { range: 'bytes=0-6' });
  assert.equal(part.status, 206);
  assert.equal(String(part.body), 'console');
  const none = await server.get('/assets/app-1a2b.js', { range: 'bytes=9000000-' });
  assert.equal(none.status, 416);
  // nginx adds it to the caching of the file, over which it wins.
  assert.match(String(none.headers['cache-control']), /no-store/u);
}

/** The script arrives whole in this coding. */
export async function checkCoding(server: Asked, coding: 'gzip' | 'br'): Promise<void> {
  const { headers, body } = await server.get('/assets/app-1a2b.js', { 'accept-encoding': coding });
  assert.equal(headers['content-encoding'], coding);
  assert.equal(headers.vary, 'Accept-Encoding');
  assert.equal(String(coding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)), script);
}

/** HTTP/2 is offered and answers. */
export async function checkHttp2({ address: { host, port } }: Asked): Promise<void> {
  const session = connectHttp2(`https://${host}:${port}`, { rejectUnauthorized: false });
  try {
    await once(session, 'connect');
    const [headers] = await once(session.request({ ':path': '/' }), 'response');
    assert.equal(headers[':status'], 200);
  } finally {
    session.destroy();
  }
}

/** The version of TLS that the server agrees to when it is offered this one only; null when it refuses. */
function agreedTls({ address }: Asked, version: SecureVersion): Promise<string | null> {
  const offer = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT:@SECLEVEL=0' };
  return new Promise((resolve) => {
    const socket = connectTls({ ...address, ...offer, rejectUnauthorized: false });
    socket.on('secureConnect', () => {
      resolve(socket.getProtocol());
      socket.destroy();
    });
    socket.on('error', () => resolve(null));
  });
}

/** TLS 1.2 and 1.3, and nothing older. */
export async function checkTls(server: Asked): Promise<void> {
  assert.equal(await agreedTls(server, 'TLSv1.1'), null);
  assert.equal(await agreedTls(server, 'TLSv1.2'), 'TLSv1.2');
  assert.equal(await agreedTls(server, 'TLSv1.3'), 'TLSv1.3');
}
