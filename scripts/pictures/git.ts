import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 }).trim();
}

/** The output of a git command, or null when it fails. */
function tryGit(...args: string[]): string | null {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

function commitOf(name: string): string | null {
  return tryGit('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
}

/**
 * The commit to compare with: the given one, else where the branch left `main`; on `main` the parent of the last commit.
 * Throws when there is none, as in a clone without its history.
 */
export function baseCommit(given: string | undefined): string {
  if (given !== undefined) {
    const commit = commitOf(given);
    if (commit === null) throw new Error(`There is no commit ${given}.`);
    return commit;
  }
  if (tryGit('symbolic-ref', '--short', '--quiet', 'HEAD') === 'main') {
    const parent = commitOf('HEAD^');
    if (parent === null) throw new Error('The last commit has no parent here: fetch the full history.');
    return parent;
  }
  const mains = ['main', 'origin/main'].filter((name) => commitOf(name) !== null);
  const base = mains.length > 0 ? tryGit('merge-base', 'HEAD', ...mains) : null;
  if (!base) throw new Error('Where the branch left main is not known here: fetch main with its history.');
  return base;
}

/** One line about a commit: its short name and the first line of its message. */
export function describeCommit(commit: string): string {
  return git('log', '-1', '--format=%h %s', commit);
}

/** The files that differ between a commit and the working tree, new ones included; both paths of a moved file. */
export function changedFiles(commit: string): readonly string[] {
  const lines = [
    git('diff', '--name-only', '--no-renames', '-z', commit),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return lines.join('\0').split('\0').filter(Boolean);
}

/** A checkout of a commit beside the working tree. */
export interface Worktree {
  readonly folder: string;
  remove: () => void;
}

const lock = 'package-lock.json';

/**
 * Checks a commit out into a temporary folder. It shares the installed packages when its lock file is the same, and
 * installs its own otherwise.
 */
export function addWorktree(commit: string): Worktree {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'blume-pictures-'))), 'project');
  const remove = () => {
    tryGit('worktree', 'remove', '--force', folder);
    rmSync(join(folder, '..'), { recursive: true, force: true });
    tryGit('worktree', 'prune');
  };
  process.once('exit', remove);
  git('worktree', 'add', '--detach', '--quiet', folder, commit);
  if (readFileSync(join(folder, lock), 'utf8') === readFileSync(lock, 'utf8')) {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  } else {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    execFileSync(npm, ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
  }
  return { folder, remove };
}
