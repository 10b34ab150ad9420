import assert from 'node:assert/strict';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheControl } from '../serve/securityHeaders.ts';
import type { Asked } from './answers.ts';

const pageOf = (build: number) => `<!doctype html><script src="/assets/build-${build}.js"></script>`;
const assetOf = (build: number) => `/assets/build-${build}.js`;

function writeAssets(site: string, build: number): void {
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, assetOf(build)), `console.log(${build})`);
}

const writePage = (site: string, build: number) => writeFileSync(join(site, 'index.html'), pageOf(build));

/** What the image of a build has: its own files, and in `former/` the assets that the image of the former build has. */
function writeImage(site: string, build: number): void {
  rmSync(join(site, 'former'), { recursive: true, force: true });
  cpSync(join(site, 'assets'), join(site, 'former/assets'), { recursive: true });
  rmSync(join(site, 'assets'), { recursive: true });
  writeAssets(site, build);
  writePage(site, build);
}

async function expectAsset(server: Asked, build: number, status: 200 | 404): Promise<void> {
  const { headers, ...answer } = await server.get(assetOf(build));
  assert.equal(answer.status, status, assetOf(build));
  const caching = status === 200 ? cacheControl.hashed : cacheControl.error;
  assert.equal(headers['cache-control'], caching, assetOf(build));
}

async function expectPage(server: Asked, build: number): Promise<void> {
  const { body, headers } = await server.get('/master/dashboard');
  assert.equal(String(body), pageOf(build));
  assert.equal(headers['cache-control'], cacheControl.page);
}

/** Two deploys behind one running nginx: tabs of the former build keep their files, and a wrong order mends itself. */
export async function checkDeploys(server: Asked, site: string): Promise<void> {
  writeAssets(site, 1);
  writePage(site, 1);
  await expectPage(server, 1);
  await expectAsset(server, 1, 200);

  // The page before its files: the answer of that moment must not be stored.
  writePage(site, 2);
  await expectPage(server, 2);
  await expectAsset(server, 2, 404);
  writeAssets(site, 2);
  await expectAsset(server, 2, 200);
  await expectAsset(server, 1, 200);

  rmSync(join(site, assetOf(1)));
  writeImage(site, 3);
  await expectPage(server, 3);
  await expectAsset(server, 3, 200);
  await expectAsset(server, 2, 200);
  // One build is kept, not all.
  await expectAsset(server, 1, 404);
}
