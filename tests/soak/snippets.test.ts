import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesOf } from '#scripts/sources.ts';
import { codeOf } from '#storybook/snippets/snippet.ts';
import { snippetsOf } from '#storybook/snippets/write.ts';

const paths = sourcesOf('stories/components')
  .map(({ path }) => path)
  .filter((path) => path.endsWith('.stories.tsx'));
const all = Object.entries(Object.assign({}, ...paths.map(snippetsOf)) as ReturnType<typeof snippetsOf>);

it('the code of every story of a component passes the type check, without a name that it does not use', () => {
  const folder = 'test-results/snippets';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [id, snippet] of all) {
    writeFileSync(`${folder}/${id}.tsx`, `${codeOf(snippet, {}, {})}\nexport {};\n`);
  }
  const compilerOptions = { incremental: false, tsBuildInfoFile: null };
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions,
      include: ['*.tsx', '../../src/**/*.d.ts'],
    }),
  );
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(all.filter(([id]) => id.endsWith('--default')).length).toBeGreaterThan(40);
  rmSync(folder, { recursive: true });
}, 60_000);
