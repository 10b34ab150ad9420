import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { repositoryAt } from '#scripts/pictures/git.ts';

let folder = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@blume.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
/** Commits the given files and returns the commit. */
const commit = (message: string, files: Readonly<Record<string, string>> = {}) => {
  for (const [name, text] of Object.entries(files)) write(name, text);
  if (Object.keys(files).length > 0) git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', message);
  return git('rev-parse', 'HEAD');
};

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'blume-repository-')));
  git('init', '--quiet', '--initial-branch=main');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('compares a branch with the commit where it left main, also when main has gone on', () => {
  const left = commit('first');
  git('branch', '--quiet', 'topic');
  commit('second');
  git('switch', '--quiet', 'topic');
  commit('on the branch');
  expect(repositoryAt(folder).baseCommit(undefined)).toBe(left);
});

it('compares main with the parent of its last commit', () => {
  const first = commit('first');
  commit('second');
  const { baseCommit, describe } = repositoryAt(folder);
  expect(baseCommit(undefined)).toBe(first);
  expect(describe(first)).toBe(`${first.slice(0, 7)} first`);
});

it('uses main of the remote where there is no local one, as in CI', () => {
  const first = commit('first');
  git('update-ref', 'refs/remotes/origin/main', first);
  commit('second');
  git('switch', '--quiet', '--detach');
  git('branch', '--quiet', '--delete', '--force', 'main');
  expect(repositoryAt(folder).baseCommit(undefined)).toBe(first);
});

it('compares with a given commit, and says when there is none', () => {
  const first = commit('first');
  const { baseCommit } = repositoryAt(folder);
  expect(baseCommit('HEAD')).toBe(first);
  expect(() => baseCommit('nothing')).toThrow('There is no commit nothing.');
  expect(() => baseCommit(undefined)).toThrow('fetch the full history');
});

it('lists changed, new and moved files, committed or not', () => {
  const first = commit('first', { same: '1', edited: '1', moved: '1' });
  commit('second', { edited: '2' });
  renameSync(join(folder, 'moved'), join(folder, 'moved here'));
  write('new', '');
  const { changedFiles } = repositoryAt(folder);
  expect([...changedFiles(first)].sort()).toEqual(['edited', 'moved', 'moved here', 'new']);
});

it('checks a commit out beside the working tree, with the installed packages of the same lock file', () => {
  const first = commit('first', { file: 'before', 'package-lock.json': '{}', '.gitignore': 'node_modules' });
  mkdirSync(join(folder, 'node_modules'));
  write('node_modules/package.txt', 'installed');
  write('file', 'after');
  const worktree = repositoryAt(folder).addWorktree(first);
  const at = (name: string) => join(worktree.folder, name);
  expect(readFileSync(at('file'), 'utf8')).toBe('before');
  expect(readFileSync(at('node_modules/package.txt'), 'utf8')).toBe('installed');
  worktree.remove();
  expect(existsSync(worktree.folder)).toBe(false);
  expect(readFileSync(join(folder, 'node_modules/package.txt'), 'utf8')).toBe('installed');
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
});
