import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A file of the built console, in memory with its compressed forms. */
export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  readonly identity: Buffer;
  /** Null when compression gains nothing. */
  gzip: Buffer | null;
  br: Buffer | null;
}

/** The files by path, `/assets/x.js`. Only these are served. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const compressible = /^(?:text\/|application\/|image\/svg)/;

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return compressBrotli(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

async function readSiteFile(path: string): Promise<SiteFile> {
  const identity = await readFile(path);
  const type = types[extname(path)] ?? 'application/octet-stream';
  const small = !compressible.test(type) || identity.length < 512;
  return {
    type,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    identity,
    gzip: small ? null : await compressGzip(identity),
    br: small ? null : await brotli(identity, 9),
  };
}

/** Reads a folder of built files with their compressed forms. Rejects when there is no such folder. */
export async function readSite(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.map(async (path) => {
      const name = `/${relative(folder, path).split(sep).join('/')}`;
      return [name, await readSiteFile(path)] as const;
    }),
  );
  return new Map(files);
}

/** Recompresses at the highest quality, a tenth smaller but far slower: runs once the site is up, file by file. */
export async function recompress(files: SiteFiles): Promise<void> {
  for (const file of files.values()) {
    if (file.br) {
      file.br = await brotli(file.identity, 11);
    }
  }
}
