import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type RunningServer } from '#fixtures/server/node.ts';
import { securityHeaders } from '#scripts/serve/securityHeaders.ts';
import { readSite, recompress, type SiteFiles } from '#scripts/serve/siteFiles.ts';
import { staticSite } from '#scripts/serve/staticSite.ts';

const options = { apiOrigin: 'http://127.0.0.1:4174', https: false };
const page = '<!doctype html><title>Blume Console</title>';
const script = `console.log(${JSON.stringify('blume '.repeat(500))});`;
const picture = Buffer.from([0, 1, 2, 3, 255]);

let folder: string;
let files: SiteFiles | null = null;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blume-site-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'assets/app-1a2b.js'), script);
  await writeFile(join(folder, 'assets/inter-3c4d.woff2'), picture);
  await mkdir(join(folder, 'former/assets'), { recursive: true });
  await writeFile(join(folder, 'former/assets/app-0old.js'), script);
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  files = await readSite(folder);
  server = await listen(createServer(staticSite(() => files, options)), 0);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

// Not fetch(), which normalises the path, sets the host and decodes the answer.
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port: server.port, host: '127.0.0.1', path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

describe('the static server', () => {
  it.each([
    '/',
    '/index.html',
    '/login',
    '/master/developer-users?search=a.b',
    '/master/user-subscriptions/x',
  ])('answers %s with the page and no-store', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(page);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(answer.headers.etag).toBeUndefined();
  });

  it('serves hashed files as immutable and others with revalidation', async () => {
    const asset = await get('/assets/inter-3c4d.woff2');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toBe('font/woff2');
    expect(asset.body).toEqual(picture);
    const icon = await get('/favicon.svg');
    expect(icon.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
    const again = await get('/favicon.svg', { 'if-none-match': String(icon.headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('keeps the files of the former build', async () => {
    const asset = await get('/assets/app-0old.js');
    expect(asset.status).toBe(200);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.body.toString()).toBe(script);
  });

  it.each([
    '/assets/app-old.js',
    '/assets/',
    '/assets/login',
    '/logo.png',
    '/../package.json',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/%00.js',
  ])('answers %s with 404 instead of the page', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.toString()).toBe('There is no such file.\n');
  });

  it('answers a malformed URL with 400', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(400);
  });

  it.each([
    ['/', 'GET', {}, 200],
    ['/assets/app-1a2b.js', 'GET', {}, 200],
    ['/assets/none.js', 'GET', {}, 404],
    ['/', 'POST', {}, 405],
    ['/login', 'GET', { host: 'localhost:80' }, 307],
  ])('sends every header with %s %s %j', async (path, method, headers, status) => {
    const answer = await get(path, headers, method);
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(securityHeaders(options))) {
      expect(answer.headers[name.toLowerCase()], name).toBe(value);
    }
  });

  it('compresses compressible files with an accepted encoding', async () => {
    const path = '/assets/app-1a2b.js';
    const best = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(best.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(best.body).toString()).toBe(script);
    const good = await get(path, { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
    expect(good.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(good.body).toString()).toBe(script);
    const plain = await get(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(script);
    const font = await get('/assets/inter-3c4d.woff2', { 'accept-encoding': 'br' });
    expect(font.headers['content-encoding']).toBeUndefined();
    await recompress(files ?? new Map());
    const recompressed = await get(path, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(recompressed.body).toString()).toBe(script);
  });

  it('answers HEAD like GET, without the body', async () => {
    const head = await get('/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(String(page.length));
    expect(head.body).toHaveLength(0);
  });

  it('allows only GET and HEAD', async () => {
    const answer = await get('/', {}, 'DELETE');
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it('redirects localhost to 127.0.0.1, so that the API gets its cookie', async () => {
    const host = `localhost:${server.port}`;
    const answer = await get('/master/developer-users?page=2', { host });
    expect(answer.headers.location).toBe(`http://127.0.0.1:${server.port}/master/developer-users?page=2`);
    expect((await get('//evil.example/', { host })).headers.location).toBe(
      `http://127.0.0.1:${server.port}//evil.example/`,
    );
  });

  it('answers with 503 while the console is being built', async () => {
    const built = files;
    files = null;
    const answer = await get('/login');
    files = built;
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
  });
});
