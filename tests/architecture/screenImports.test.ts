import { describe, expect, it } from 'vitest';
import { lintFiles } from './lintFiles.ts';

const importRule = 'lint/style/noRestrictedImports';

describe('a screen and its parts get state by props only', () => {
  const kinds = ['ExampleScreen.tsx', 'ExampleForm.tsx', 'exampleDialogs.ts', 'exampleList.ts'];
  const refused = [
    './investors.store.ts',
    './useInvestorManagement.ts',
    './InvestorManagementContainer.tsx',
    '#src/features/shared/preferences/preferences.store.ts',
  ];
  const allowed = ['./investorFields.ts', './InvestorDetails.tsx', '#src/features/shared/list/ListPage.tsx'];
  const text = [...refused, ...allowed].map((target) => `import type {} from '${target}';\n`).join('');
  const found = lintFiles(Object.fromEntries(kinds.map((file) => [`src/features/investors/${file}`, text])));

  it.each(kinds)('%s', (file) => {
    const lines = (found.get(`src/features/investors/${file}`) ?? [])
      .filter(({ rule }) => rule === importRule)
      .map(({ line }) => line);
    expect(lines).toEqual(refused.map((_, index) => index + 1));
  });

  it('a shared component must not import a store, a hook may', () => {
    const file = 'src/features/shared/list/Example.tsx';
    const diagnostics = lintFiles({
      [file]: "import '#src/features/shared/preferences/preferences.store.ts';\n",
      'src/features/shared/list/useExample.ts':
        "import '#src/features/shared/preferences/preferences.store.ts';\n",
    });
    expect(diagnostics.get(file)?.map(({ rule }) => rule)).toContain(importRule);
    expect(diagnostics.get('src/features/shared/list/useExample.ts')?.map(({ rule }) => rule)).not.toContain(
      importRule,
    );
  });
});
