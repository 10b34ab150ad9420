/**
 * `npm run test:pictures`: photographs the states of a commit, then those of the working tree, and compares them. The
 * commit is `--base`, by default the one where the branch left `main`. Exit code 1: a picture differs or a state is new.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './run.ts';

const folder = 'test-results/pictures';
const photograph = ['vitest', 'run', '--project=stories'];
const options = { env: { PICTURES: 'yes' }, limit: 60 * 60_000 };

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string' } },
});
const git = (...words: readonly string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
const base = values.base ?? git('merge-base', 'HEAD', 'main');
console.log(`Before: ${git('log', '-1', '--format=%h %s', base)}`);

rmSync(folder, { recursive: true, force: true });
const worktree = mkdtempSync(join(tmpdir(), 'blume-pictures-'));
try {
  git('worktree', 'add', '--detach', '--force', '--quiet', worktree, base);
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: worktree });
  const { status, output } = await run([...photograph, ...files, '--update'], { ...options, cwd: worktree });
  // A story that fails there has no picture to compare with.
  if (status !== 0) console.log(output.trim());
  cpSync(join(worktree, folder), folder, { recursive: true });
} finally {
  git('worktree', 'remove', '--force', worktree);
}

const reporters = ['--reporter=default', '--reporter=html', `--outputFile.html=${folder}/report/index.html`];
const { status, output } = await run([...photograph, ...files, ...reporters], options);
console.log(output.trim());
console.log(`Report: npx vite preview --outDir ${folder}/report`);
process.exitCode = status === 0 ? 0 : 1;
