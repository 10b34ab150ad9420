import { describe, expect, it } from 'vitest';
import { importsOf } from '#scripts/reach/importGraph.ts';
import { reachedTests } from '#scripts/reach/reachedTests.ts';
import { sourcesOf } from '#scripts/reach/sources.ts';

const graph = importsOf([
  { path: 'src/lib/text.ts', text: '' },
  { path: 'src/a/One.tsx', text: "import { text } from '#src/lib/text.ts';\n" },
  { path: 'src/a/Late.tsx', text: "const one = () => import('./One.tsx');\n" },
  { path: 'stories/a/Late.stories.tsx', text: "import { Late } from '#src/a/Late.tsx';\n" },
  { path: 'tests/unit/lib/text.test.ts', text: "import { text } from '#src/lib/text.ts';\n" },
  { path: 'tests/e2e/a.spec.ts', text: "import { test } from './journey.ts';\n" },
  { path: 'tests/e2e/journey.ts', text: '' },
]);

describe('the tests that a change reaches', () => {
  it('import the file, also late and through others', () => {
    expect(reachedTests(graph, ['src/lib/text.ts'])).toEqual([
      'stories/a/Late.stories.tsx',
      'tests/unit/lib/text.test.ts',
    ]);
    expect(reachedTests(graph, ['tests/e2e/journey.ts'])).toEqual(['tests/e2e/a.spec.ts']);
  });

  it('are changed themselves', () => {
    expect(reachedTests(graph, ['tests/e2e/a.spec.ts'])).toEqual(['tests/e2e/a.spec.ts']);
  });

  it('are none for a file that nothing imports, or that is gone', () => {
    expect(reachedTests(graph, ['LICENSE', 'src/a/Gone.tsx'])).toEqual([]);
  });

  it.each([
    ['docs/glossary.md', 'tests/unit/docs.test.ts'],
    ['deploy/README.md', 'tests/unit/scripts/published/headers.test.ts'],
    ['tests/spreadsheets/sheetjs.xlsx', 'tests/unit/features/shared/import/file/asSent.test.ts'],
    ['tests/spreadsheets/libreoffice.xlsx', 'tests/e2e/import-files.spec.ts'],
  ])('read %s without importing it', (file, test) => {
    expect(reachedTests(importsOf(sourcesOf('tests')), [file])).toContain(test);
  });

  it.each(['package-lock.json', 'index.html', 'vitest.config.ts', '.storybook/preview.tsx'])(
    'may be all for %s',
    (file) => {
      expect(reachedTests(graph, ['src/lib/text.ts', file])).toBeNull();
    },
  );
});
