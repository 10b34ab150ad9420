import { existsSync, readFileSync } from 'node:fs';

/** Where a server under test runs: its own folder, with `console/` (a copy of `deploy/`) and `site/`, and its port. */
export interface Place {
  readonly home: string;
  readonly port: number;
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** `deploy/nginx.conf` inside of a minimal configuration; releases before 1.25.1 get their form of `http2`. */
export function ownServer({ home, port }: Place, version: string): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const isOld = major * 1e6 + minor * 1e3 + patch < 1_025_001;
  const server = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/server \{\s+listen 80;[^}]*\}/u, '')
    .replace(/^\s+listen \[::\].*$/gmu, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl${isOld ? ' http2' : ''};`)
    .replace(isOld ? 'http2 on;' : '\0', '')
    .replaceAll('/etc/ssl/', `${home}/`);
  const paths = temporary.map((name) => `${name}_temp_path ${home}/tmp/${name};`).join(' ');
  return `daemon off; pid ${home}/tmp/pid; error_log stderr; events {}
http { include mime.types; ${paths} ${server} }`;
}

/** `deploy/container.conf` with a folder in place of `/tmp`, and this port. */
export function containerServer({ home, port }: Place): string {
  return readFileSync('deploy/container.conf', 'utf8')
    .replaceAll('/tmp/', `${home}/tmp/`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
}

/** `deploy/site.conf` with the folder of the site; `brotli` turns on its optional lines. */
export function site({ home }: Place, brotli: boolean): string {
  const text = readFileSync('deploy/site.conf', 'utf8').replace('root /srv/console', `root ${home}/site`);
  return brotli ? text.replace(/^# (brotli)/gmu, '$1') : text;
}

/** The file of nginx's module brotli; undefined when it is not installed. */
export function brotliModule(): string | undefined {
  return ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/etc/nginx/modules']
    .map((folder) => `${folder}/ngx_http_brotli_filter_module.so`)
    .find((file) => existsSync(file));
}
