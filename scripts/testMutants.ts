/**
 * `npm run test:mutants`: changes the code of the folders below in small ways, one at a time, and runs the unit tests that
 * reach it. A mutant that survives is a fault that no test would find. Tests what changed since the branch left `main`
 * (on `main`: since the last commit); paths as arguments select files, `-- --all` tests everything, which takes a night.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { run } from './run.ts';

const folders = ['src/lib/', 'src/api/', 'src/features/shared/list/', 'src/features/shared/form/'];
const limits = { changed: 30 * 60_000, all: 5.5 * 60 * 60_000 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});

function changedCode(): readonly string[] {
  return execFileSync('git', ['diff', '--name-only', '--merge-base', 'main'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/u.test(file) && folders.some((folder) => file.startsWith(folder)));
}

function filesToChange(): readonly string[] {
  if (values.all) return folders.map((folder) => `${folder}**/*.ts`);
  return positionals.length > 0 ? positionals : changedCode();
}

const files = filesToChange();
if (files.length === 0) {
  console.log(`Nothing changed in ${folders.join(', ')}.`);
} else {
  const command = ['stryker', 'run', '--mutate', files.join(',')];
  const { status, output } = await run(command, { limit: values.all ? limits.all : limits.changed });
  console.log(output.trimEnd());
  process.exitCode = status === 0 ? 0 : 1;
}
