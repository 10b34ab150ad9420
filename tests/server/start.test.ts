import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accounts, seededPassword } from '#fixtures/server/accounts.ts';
import { listen } from '#fixtures/server/node.ts';

const start = ['--import', import.meta.resolve('tsx'), resolve('scripts/start.ts'), '--no-build'];

let folder: string;
let ports: { PORT: string; API_PORT: string };
let running: ChildProcess[] = [];

async function freePort() {
  const server = await listen(createServer(), 0);
  await server.close();
  return String(server.port);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blume-start-'));
  ports = { PORT: await freePort(), API_PORT: await freePort() };
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/index.html'), `<title>http://127.0.0.1:${ports.API_PORT}</title>`);
});
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGKILL');
  }
  running = [];
  await rm(folder, { recursive: true });
});

/** Runs `npm start` with a built console and waits until it has printed `text` or exited. */
async function run(text: string, ...args: string[]) {
  const child = spawn(process.execPath, [...start, ...args], {
    cwd: folder,
    env: { ...process.env, ...ports },
  });
  running.push(child);
  let output = '';
  const waiting: { text: string; done: () => void }[] = [];
  const printed = (wanted: string) =>
    new Promise<void>((done) => {
      waiting.push({ text: wanted, done });
      append('');
    });
  const append = (chunk: string) => {
    output += chunk;
    for (const { done } of waiting.filter((each) => output.includes(each.text))) {
      done();
    }
  };
  child.stdout.on('data', (chunk: Buffer) => append(String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => append(String(chunk)));
  const ended = new Promise<number | null>((done) => child.on('close', (code) => done(code)));
  await Promise.race([printed(text), ended]);
  return { printed, ended, output: () => output, stop: () => child.kill('SIGINT') };
}

const { email } = accounts.admin;
const api = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${ports.API_PORT}/api/v1${path}`, init);
const post = (path: string, body: object) =>
  api(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${ports.PORT}` },
  });

describe('npm start', () => {
  it('prints URLs, accounts and codes, keeps the data, and stops at once', {
    timeout: 60_000,
  }, async () => {
    const first = await run('stops everything');
    expect(first.output()).toContain(`http://127.0.0.1:${ports.PORT}/`);
    for (const account of Object.values(accounts)) {
      expect(first.output()).toContain(account.email);
    }
    expect(first.output()).toContain(seededPassword);
    const page = await fetch(`http://127.0.0.1:${ports.PORT}/login`);
    expect(page.headers.get('content-security-policy')).toContain(
      `connect-src 'self' http://127.0.0.1:${ports.API_PORT};`,
    );

    await post('/auth/master/login', { email, password: seededPassword });
    await first.printed(`Code for ${email}: `);
    const otp = /Code for \S+ (\d{6})/.exec(first.output())?.[1];
    const signedIn = await post('/auth/verify-otp', { email, otp });
    const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect((await api('/auth/cookie', { headers: { cookie } })).status).toBe(200);
    first.stop();
    expect(await first.ended).toBe(0);

    const second = await run('stops everything');
    expect((await api('/auth/cookie', { headers: { cookie } })).status).toBe(200);
    second.stop();
    await second.ended;

    const third = await run('stops everything', '--reset');
    expect((await api('/auth/cookie', { headers: { cookie } })).status).toBe(401);
    third.stop();
    await third.ended;
  });

  it.each(['PORT', 'API_PORT'] as const)(
    'reports a taken %s in one sentence',
    { timeout: 60_000 },
    async (name) => {
      const taken = await listen(createServer(), Number(ports[name]));
      const { ended, output } = await run('stops everything', '--memory');
      expect(await ended).toBe(1);
      expect(output().trim()).toBe(
        `Port ${ports[name]} is taken: choose another one with ${name}=… before the command.`,
      );
      await taken.close();
    },
  );

  it('reports that dist/ was built for another API, or is missing', { timeout: 60_000 }, async () => {
    await writeFile(join(folder, 'dist/index.html'), '<title></title>');
    const other = await run('stops everything', '--memory');
    expect(await other.ended).toBe(1);
    expect(other.output()).toContain('dist/ was built for another API');
    await rm(join(folder, 'dist'), { recursive: true });
    const none = await run('stops everything', '--memory');
    expect(await none.ended).toBe(1);
    expect(none.output().trim()).toBe('There is no dist/ yet: start once without --no-build.');
  });
});
