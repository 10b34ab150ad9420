import { describe, expect, it } from 'vitest';
import { lintFiles } from './lintFiles.ts';

const importRule = 'lint/style/noRestrictedImports';

describe('the inside of the table is imported in its own folder only', () => {
  const inside = ['rows/TableBody.tsx', 'TableFoot.tsx', 'useDataTable.ts'];
  const surface = ['DataTable.tsx', 'types.ts', 'useTableLayout.ts'];
  const text = (folder: string) =>
    [...inside, ...surface].map((file) => `import '${folder}/${file}';\n`).join('');
  const alias = text('#src/components/DataTable');
  const outside = {
    'src/components/Example/Example.tsx': alias,
    'src/components/Example/Relative.tsx': text('../DataTable'),
    'src/features/companies/ExampleScreen.tsx': alias,
    'src/features/companies/useExample.ts': alias,
    'src/features/shared/list/Example.tsx': alias,
    'src/app/Example.tsx': alias,
  };
  const found = lintFiles({ ...outside, 'src/components/DataTable/rows/example.ts': alias });
  const lines = (file: string) =>
    (found.get(file) ?? []).filter(({ rule }) => rule === importRule).map(({ line }) => line);

  it.each(Object.keys(outside))('%s sees the surface', (file) => {
    expect(lines(file)).toEqual(inside.map((_, index) => index + 1));
  });

  it('the folder itself sees all of it', () => {
    expect(lines('src/components/DataTable/rows/example.ts')).toEqual([]);
  });
});
