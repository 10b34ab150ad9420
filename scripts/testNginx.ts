/**
 * Starts nginx with `deploy/nginx.conf` on a site of four files and compares its answers with the table of headers.
 * Without nginx or openssl nothing is tested, and the output says so.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { cacheControl, securityHeaders } from './serve/securityHeaders.ts';

const port = Number(process.env.NGINX_PORT ?? 8443);
const page = '<!doctype html><title>Blume Console</title>';
const script = `console.log(${JSON.stringify('blume '.repeat(500))});`;
const home = mkdtempSync(join(tmpdir(), 'blume-nginx-'));
const agent = new Agent({ rejectUnauthorized: false });

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

// Not fetch(), which normalises the path and decodes the answer.
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, method, agent };
    request({ ...options, headers: { host: 'console.example.com', ...headers } }, (answer) => {
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

/** `deploy/nginx.conf` with this folder in place of the system's, and one port; older releases get their `http2`. */
function configuration(version: string): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const isOld = major * 1e6 + minor * 1e3 + patch < 1_025_001;
  const server = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/server \{\s+listen 80;[^}]*\}/u, '')
    .replace(/^\s+listen \[::\].*$/gmu, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl${isOld ? ' http2' : ''};`)
    .replace(isOld ? 'http2 on;' : '\0', '')
    .replaceAll('/etc/ssl/', `${home}/`)
    .replace('root /srv/console', `root ${home}/site`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${home}/${name};`)
    .join(' ');
  return `daemon off; pid ${home}/pid; error_log stderr; events {}
http { types { text/html html; text/javascript js; image/svg+xml svg; text/plain txt; } access_log off; ${temporary}
${server} }`;
}

function writeSite(version: string): void {
  // nginx reads the files as another user when it was started by root.
  chmodSync(home, 0o755);
  mkdirSync(join(home, 'site/assets'), { recursive: true });
  writeFileSync(join(home, 'site/index.html'), page);
  writeFileSync(join(home, 'site/licenses.txt'), 'MIT');
  writeFileSync(join(home, 'site/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(home, 'site/assets/app-1a2b.js'), script);
  cpSync('deploy', join(home, 'console'), { recursive: true });
  writeFileSync(join(home, 'nginx.conf'), configuration(version));
  const names = ['-keyout', `${home}/console.example.com.key`, '-out', `${home}/console.example.com.pem`];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=console',
    ...names,
  ];
  execFileSync('openssl', made, { stdio: 'ignore' });
}

/** Waits until the server answers; throws after five seconds. */
async function started(): Promise<void> {
  for (const end = Date.now() + 5000; ; ) {
    try {
      await get('/');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Path, status and caching of each answer; every answer has all headers. */
const answers = [
  ['/', 200, cacheControl.page],
  ['/index.html', 200, cacheControl.page],
  ['/master/developer-users?search=x', 200, cacheControl.page],
  ['/assets/app-1a2b.js', 200, cacheControl.hashed],
  ['/favicon.svg', 200, cacheControl.other],
  ['/licenses.txt', 200, cacheControl.other],
  ['/assets/gone-9f.js', 404, cacheControl.hashed],
  ['/assets/', 404, cacheControl.hashed],
  ['/gone.txt', 404, cacheControl.other],
  ['/assets/%2e%2e/%2e%2e/nginx.conf', 400, undefined],
  ['/../nginx.conf', 400, undefined],
  ['//favicon.svg', 200, cacheControl.other],
  ['/assets/..%2fnginx.conf', 404, cacheControl.other],
] as const;

async function check(): Promise<void> {
  const expected = Object.entries(securityHeaders({ apiOrigin: 'https://api.example.com', https: true }));
  for (const method of ['GET', 'HEAD']) {
    for (const [path, status, caching] of answers) {
      const { headers, body, ...answer } = await get(path, {}, method);
      const what = `${method} ${path}`;
      assert.equal(answer.status, status, what);
      assert.doesNotMatch(String(body), /daemon off/u, what);
      if (method === 'HEAD') assert.equal(body.length, 0, what);
      // A malformed path is refused before a location is chosen.
      if (caching === undefined) continue;
      assert.equal(headers['cache-control'], caching, what);
      for (const [name, value] of expected)
        assert.equal(headers[name.toLowerCase()], value, `${what} ${name}`);
      if (status === 404) assert.notEqual(String(body), page, what);
    }
  }
  const zipped = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
  assert.equal(zipped.headers['content-encoding'], 'gzip');
  assert.equal(zipped.headers.vary, 'Accept-Encoding');
  assert.equal(String(gunzipSync(zipped.body)), script);
  const part = await get('/assets/app-1a2b.js', { range: 'bytes=0-6' });
  assert.equal(part.status, 206);
  assert.equal(String(part.body), 'console');
}

const version = /nginx\/([\d.]+)/u.exec(spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr ?? '')?.[1];
if (version === undefined || spawnSync('openssl', ['version']).status !== 0) {
  console.log('Not tested: nginx or openssl is missing on this machine.');
} else {
  writeSite(version);
  const nginx = spawn('nginx', ['-p', home, '-c', join(home, 'nginx.conf')], { stdio: 'inherit' });
  try {
    await started();
    await check();
    console.log(`nginx ${version} answers as the table says: ${2 * answers.length} requests, gzip, a range.`);
  } finally {
    nginx.kill();
    rmSync(home, { recursive: true, force: true });
  }
}
