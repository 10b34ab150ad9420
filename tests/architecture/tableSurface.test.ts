import { describe, expect, it } from 'vitest';
import { lintPlanted } from './planted.ts';

const importRule = 'lint/style/noRestrictedImports';

describe('the inside of the table is imported in its own folder only', () => {
  const inside = ['rows/useRows.ts', 'TableFoot.tsx', 'useDataTable.ts'];
  const surface = ['DataTable.tsx', 'types.ts', 'useTableLayout.ts'];
  const text = (folder: string) =>
    [...inside, ...surface].map((file) => `import '${folder}/${file}';\n`).join('');
  const alias = text('#src/components/DataTable');
  const outside = {
    'src/components/Planted/Planted.tsx': alias,
    'src/components/Planted/Relative.tsx': text('../DataTable'),
    'src/features/companies/PlantedScreen.tsx': alias,
    'src/features/companies/usePlanted.ts': alias,
    'src/features/shared/list/Planted.tsx': alias,
    'src/app/Planted.tsx': alias,
  };
  const found = lintPlanted({ ...outside, 'src/components/DataTable/rows/planted.ts': alias });
  const lines = (file: string) =>
    (found.get(file) ?? []).filter(({ rule }) => rule === importRule).map(({ line }) => line);

  it.each(Object.keys(outside))('%s sees the surface', (file) => {
    expect(lines(file)).toEqual(inside.map((_, index) => index + 1));
  });

  it('the folder itself sees all of it', () => {
    expect(lines('src/components/DataTable/rows/planted.ts')).toEqual([]);
  });
});
