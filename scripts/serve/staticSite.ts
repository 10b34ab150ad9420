import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControl, type HeaderOptions, securityHeaders } from './securityHeaders.ts';
import type { SiteFile, SiteFiles } from './siteFiles.ts';

/** Answers one request of the built console. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** The answer to a request. */
interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text?: string;
  readonly file?: SiteFile;
}

function textReply(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return {
    status,
    text: `${text}\n`,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl.error, ...headers },
  };
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://page').pathname);
  } catch {
    return null;
  }
}

/** The file of a path. A path without a file extension is a route of the console and gets the page. */
function find(files: SiteFiles, path: string): Reply {
  const page = files.get('/index.html');
  const isAsset = path.startsWith('/assets/');
  // Open tabs still ask for the files of the former build.
  const file = path === '/' ? page : (files.get(path) ?? (isAsset ? files.get(`/former${path}`) : undefined));
  const isRoute = !isAsset && !path.slice(path.lastIndexOf('/')).includes('.');
  const found = file ?? (isRoute ? page : undefined);
  if (!found) {
    return textReply(404, 'There is no such file.');
  }
  const cache = found === page ? 'page' : isAsset ? 'hashed' : 'other';
  return {
    status: 200,
    file: found,
    headers: {
      'Content-Type': found.type,
      'Cache-Control': cacheControl[cache],
      ...(cache === 'page' ? {} : { ETag: found.etag }),
    },
  };
}

function reply(files: SiteFiles | null, request: IncomingMessage): Reply {
  const { method = 'GET', url = '/', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    return textReply(405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
  }
  // For a page on localhost, the API on 127.0.0.1 is another site, and the browser would drop its cookie.
  const local = /^localhost(:\d+)?$/i.exec(headers.host ?? '');
  if (local) {
    const home = `http://127.0.0.1${local[1] ?? ''}`;
    return textReply(307, `The console lives at ${home}.`, {
      Location: home + (url.startsWith('/') ? url : '/'),
    });
  }
  if (!files) {
    return textReply(503, 'The console is being built. Reload in a moment.', { 'Retry-After': '2' });
  }
  const path = pathOf(url);
  const found = path === null ? textReply(400, 'This address cannot be read.') : find(files, path);
  const known = headers['if-none-match'];
  return known !== undefined && known === found.headers?.ETag
    ? { status: 304, headers: found.headers }
    : found;
}

function accepts(accepted: string, coding: string): boolean {
  return accepted.split(',').some((entry) => {
    const [name, weight] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === coding && !/^q=0(?:\.0*)?$/.test(weight ?? '');
  });
}

/** The smallest encoding of the file that the browser accepts. */
function encode(file: SiteFile, accepted: string): { body: Buffer; headers: Record<string, string> } {
  if (!file.br || !file.gzip) {
    return { body: file.identity, headers: {} };
  }
  for (const coding of ['br', 'gzip'] as const) {
    const body = file[coding];
    if (body && accepts(accepted, coding)) {
      return { body, headers: { 'Content-Encoding': coding, Vary: 'Accept-Encoding' } };
    }
  }
  return { body: file.identity, headers: { Vary: 'Accept-Encoding' } };
}

/**
 * Serves the built console as `deploy/site.conf` does: the same headers and caching, the page for every route, 404
 * for a missing file. Redirects `localhost` to 127.0.0.1. `files` returns null while the console is being built.
 */
export function staticSite(files: () => SiteFiles | null, options: HeaderOptions): SiteHandler {
  const always = securityHeaders(options);
  return (request, response) => {
    const { status, headers, text, file } = reply(files(), request);
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const content = file ? encode(file, accepted) : { body: Buffer.from(text ?? ''), headers: {} };
    const length = status === 304 ? {} : { 'Content-Length': String(content.body.length) };
    response.writeHead(status, { ...always, ...headers, ...content.headers, ...length });
    response.end(request.method === 'HEAD' || status === 304 ? undefined : content.body);
  };
}
