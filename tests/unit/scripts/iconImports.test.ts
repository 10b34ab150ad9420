import { expect, it } from 'vitest';
import { iconFiles, withIconFiles } from '#scripts/build/iconImports.ts';

const files = iconFiles(
  [
    'export { index as icons };',
    "export { default as LucideTrash2, default as Trash2, default as Trash2Icon } from './icons/trash.mjs';",
    "export { default as X } from './icons/x.mjs';",
  ].join('\n'),
);

it('knows every name of an icon', () => {
  expect([...files]).toEqual([
    ['LucideTrash2', 'trash'],
    ['Trash2', 'trash'],
    ['Trash2Icon', 'trash'],
    ['X', 'x'],
  ]);
});

it('imports icons from their files, under their local names', () => {
  expect(
    withIconFiles('import { Trash2, X as Close, } from "lucide-react";\nuse(Trash2, Close);', files),
  ).toBe(
    "import Trash2 from 'lucide-react/icons/trash';import Close from 'lucide-react/icons/x';\nuse(Trash2, Close);",
  );
});

it('leaves other imports as they are', () => {
  const code = "import { X } from './x.ts'; import { Button } from 'lucide-react-other';";
  expect(withIconFiles(code, files)).toBe(code);
});

it('stops at a name that is no icon', () => {
  expect(() => withIconFiles("import { Y } from 'lucide-react'", files)).toThrow(
    'lucide-react has no icon Y',
  );
});
