import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A checkout of a commit beside the working tree. */
export interface Worktree {
  readonly folder: string;
  remove: () => void;
}

/** What the pictures need of the repository. */
export interface Repository {
  /**
   * The commit to compare with: the given one, else where the branch left `main`; on `main` the parent of the last
   * commit. Throws when there is none, as in a clone without its history.
   */
  baseCommit: (given: string | undefined) => string;
  /** A commit in one line: its short name and the first line of its message. */
  describe: (commit: string) => string;
  /** The files that differ between a commit and the working tree, new ones included; both paths of a moved file. */
  changedFiles: (commit: string) => readonly string[];
  /**
   * Checks a commit out into a temporary folder. It shares the installed packages when its lock file is the same, and
   * installs its own otherwise.
   */
  addWorktree: (commit: string) => Worktree;
}

const lock = 'package-lock.json';

/** The repository whose working tree is `project`. */
export function repositoryAt(project: string): Repository {
  /** The output of a git command. Throws when it fails. */
  function git(...args: string[]): string {
    const options = { cwd: project, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 } as const;
    return execFileSync('git', args, options).trim();
  }

  /** The output of a git command; null when it fails. */
  function tryGit(...args: string[]): string | null {
    try {
      return git(...args);
    } catch {
      return null;
    }
  }

  const commitOf = (name: string) => tryGit('rev-parse', '--verify', '--quiet', `${name}^{commit}`);

  function demand(commit: string | null, problem: string): string {
    if (commit === null) throw new Error(problem);
    return commit;
  }

  function leftMain(): string | null {
    const mains = ['main', 'origin/main'].filter((name) => commitOf(name) !== null);
    return mains.length > 0 ? tryGit('merge-base', 'HEAD', ...mains) : null;
  }

  return {
    baseCommit(given) {
      if (given !== undefined) return demand(commitOf(given), `There is no commit ${given}.`);
      return tryGit('symbolic-ref', '--short', '--quiet', 'HEAD') === 'main'
        ? demand(commitOf('HEAD^'), 'The last commit has no parent here: fetch the full history.')
        : demand(leftMain(), 'Where the branch left main is not known here: fetch main with its history.');
    },

    describe: (commit) => git('log', '-1', '--format=%h %s', commit),

    changedFiles: (commit) =>
      [
        git('diff', '--name-only', '--no-renames', '-z', commit),
        git('ls-files', '--others', '--exclude-standard', '-z'),
      ]
        .join('\0')
        .split('\0')
        .filter(Boolean),

    addWorktree(commit) {
      const parent = realpathSync(mkdtempSync(join(tmpdir(), 'blume-pictures-')));
      const folder = join(parent, 'project');
      const remove = () => {
        process.off('exit', remove);
        rmSync(parent, { recursive: true, force: true });
        tryGit('worktree', 'prune');
      };
      process.once('exit', remove);
      git('worktree', 'add', '--detach', '--quiet', folder, commit);
      if (readFileSync(join(folder, lock), 'utf8') === readFileSync(join(project, lock), 'utf8')) {
        symlinkSync(resolve(project, 'node_modules'), join(folder, 'node_modules'), 'junction');
      } else {
        const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
        execFileSync(npm, ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'pipe' });
      }
      return { folder, remove };
    },
  };
}
