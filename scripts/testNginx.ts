/**
 * Starts nginx with `deploy/nginx.conf` and with `deploy/container.conf` on a site of four files, and compares the
 * answers with the table of headers. Without nginx or openssl nothing is tested, and the output says so.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  Asked,
  answers,
  checkCoding,
  checkHttp2,
  checkTable,
  checkTls,
  page,
  script,
} from './nginx/answers.ts';
import { brotliModule, containerServer, ownServer, type Place, site } from './nginx/configurations.ts';
import { checkDeploys } from './nginx/deploys.ts';

const isRoot = process.getuid?.() === 0;
// The Unix account `nobody` can write to the temporary folder only, as in a read-only container.
const nobody = 65_534;
const types = '/etc/nginx/mime.types';
const brotli = brotliModule();

function writeCertificate(home: string): void {
  const files = ['-keyout', `${home}/console.example.com.key`, '-out', `${home}/console.example.com.pem`];
  const options = '-x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=console'.split(' ');
  execFileSync('openssl', ['req', ...options, ...files], { stdio: 'ignore' });
  chmodSync(`${home}/console.example.com.key`, 0o644);
}

/** Writes the folder of a server: `site/`, `console/`, the configuration, and `tmp/`, the only one it can write to. */
function writeHome(place: Place, configuration: string): void {
  const { home } = place;
  chmodSync(home, 0o755);
  mkdirSync(join(home, 'site/assets'), { recursive: true });
  writeFileSync(join(home, 'site/index.html'), page);
  writeFileSync(join(home, 'site/licenses.txt'), 'MIT');
  writeFileSync(join(home, 'site/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(home, 'site/assets/app-1a2b.js'), script);
  mkdirSync(join(home, 'site/former/assets'), { recursive: true });
  writeFileSync(join(home, 'site/former/assets/app-0old.js'), script);
  cpSync('deploy', join(home, 'console'), { recursive: true });
  writeFileSync(join(home, 'console/site.conf'), site(place, brotli !== undefined));
  cpSync(types, join(home, 'mime.types'));
  const modules = brotli === undefined ? '' : `load_module ${brotli};\n`;
  writeFileSync(join(home, 'nginx.conf'), modules + configuration);
  mkdirSync(join(home, 'tmp'));
  if (isRoot) chownSync(join(home, 'tmp'), nobody, nobody);
}

/** Waits until the server answers; throws after five seconds. */
async function started(server: Asked): Promise<void> {
  for (const end = Date.now() + 5000; ; ) {
    try {
      await server.get('/');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Runs nginx with this configuration while `check` asks it. */
async function withNginx(
  secure: boolean,
  configurationOf: (place: Place) => string,
  check: (server: Asked) => Promise<void>,
): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'blume-nginx-'));
  const place = { home, port: Number(process.env.NGINX_PORT ?? 8443) };
  writeHome(place, configurationOf(place));
  writeCertificate(home);
  const user = isRoot ? { uid: nobody, gid: nobody } : {};
  const nginx = spawn('nginx', ['-p', home, '-c', join(home, 'nginx.conf'), '-e', 'stderr'], {
    stdio: 'inherit',
    ...user,
  });
  const ended = new Promise((resolve) => nginx.on('exit', resolve));
  try {
    const server = new Asked(place.port, secure);
    await started(server);
    await checkTable(server);
    await checkCoding(server, 'gzip');
    if (brotli !== undefined) await checkCoding(server, 'br');
    await check(server);
    await checkDeploys(server, join(home, 'site'));
  } finally {
    nginx.kill();
    await ended;
    rmSync(home, { recursive: true, force: true });
  }
}

const version = /nginx\/([\d.]+)/u.exec(spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr ?? '')?.[1];
if (version === undefined || !existsSync(types) || spawnSync('openssl', ['version']).status !== 0) {
  console.log(`Not tested: nginx, ${types} or openssl is missing on this machine.`);
} else {
  await withNginx(
    true,
    (place) => ownServer(place, version),
    async (server) => {
      await checkHttp2(server);
      await checkTls(server);
    },
  );
  await withNginx(false, containerServer, async () => {});
  const with2 = `${answers.length} requests, ranges, two deploys, gzip${brotli === undefined ? '' : ', brotli'}`;
  console.log(
    `nginx ${version} answers as the table says, for both configurations: ${with2}; HTTP/2 and TLS.`,
  );
  if (brotli === undefined) console.log('Not tested: brotli, whose module is missing on this machine.');
}
