import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { biomeConfig } from '#scripts/biomeConfig.ts';
import { lintFiles } from './lintFiles.ts';

/** A violation of every rule that this project adds: rule, file, text. */
const breaches: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['suspicious/noExplicitAny', 'src/lib/any.ts', 'export const x = (y: any): unknown => y;\n'],
  [
    'suspicious/noImportCycles',
    'src/lib/one.ts',
    "import { b } from './two.ts';\nexport const a = () => b;\n",
  ],
  [
    'suspicious/noSkippedTests',
    'tests/unit/x.test.ts',
    "import { it } from 'vitest';\nit.skip('x', () => {});\n",
  ],
  [
    'suspicious/noFocusedTests',
    'tests/unit/y.test.ts',
    "import { it } from 'vitest';\nit.only('x', () => {});\n",
  ],
  ['suspicious/noConsole', 'src/lib/log.ts', "export const log = () => console.log('x');\n"],
  ['style/noDefaultExport', 'src/lib/default.ts', 'export default 1;\n'],
  ['style/noNonNullAssertion', 'src/lib/sure.ts', 'export const x = (y?: string): string => y!;\n'],
  ['style/noEnum', 'src/lib/enum.ts', 'export enum Colour {\n  Red,\n}\n'],
  ['style/useImportType', 'src/lib/type.ts', "import { Y } from './y.ts';\nexport type X = Y;\n"],
  ['performance/noBarrelFile', 'src/lib/index.ts', "export { a } from './one.ts';\n"],
  ['performance/noReExportAll', 'src/lib/all.ts', "export * from './one.ts';\n"],
  [
    'nursery/noFloatingPromises',
    'src/lib/floating.ts',
    'async function f(): Promise<void> {}\nexport function g(): void {\n  f();\n}\n',
  ],
  [
    'nursery/noMisusedPromises',
    'src/lib/misused.ts',
    'export function g(f: () => Promise<boolean>): number {\n  if (f()) return 1;\n  return 2;\n}\n',
  ],
  [
    'correctness/noNodejsModules',
    'src/lib/node.ts',
    "import { join } from 'node:path';\nexport const x = join;\n",
  ],
  ['correctness/noProcessGlobal', 'src/lib/env.ts', 'export const x = process.env;\n'],
  [
    'correctness/noUndeclaredDependencies',
    'src/lib/dev.ts',
    "import { z } from 'zod';\nexport const x = z;\n",
  ],
  ['correctness/useImportExtensions', 'src/lib/bare.ts', "import { b } from './two';\nexport const x = b;\n"],
  ['correctness/noUnusedVariables', 'src/lib/unused.ts', 'const x = 1;\nexport {};\n'],
  [
    'correctness/useExhaustiveDependencies',
    'src/components/X/useX.ts',
    "import { useEffect } from 'react';\nexport function useX(y: string): void {\n  useEffect(() => document.title = y, []);\n}\n",
  ],
  [
    'correctness/useHookAtTopLevel',
    'src/components/X/useY.ts',
    "import { useId } from 'react';\nexport function useY(y: boolean): string {\n  return y ? useId() : '';\n}\n",
  ],
];

describe('every rule reports a violation', () => {
  const found = lintFiles({
    'src/lib/two.ts': "import { a } from './one.ts';\nexport const b = () => a;\n",
    ...Object.fromEntries(breaches.map(([, file, text]) => [file, text])),
  });

  it.each(breaches)('%s', (rule, file) => {
    expect(found.get(file)?.map((finding) => finding.rule)).toContain(`lint/${rule}`);
  });

  it('reports nothing about a valid file', () => {
    const text = 'export const double = (value: number): number => value * 2;\n';
    expect(lintFiles({ 'src/lib/good.ts': text }).get('src/lib/good.ts')).toEqual([]);
  });
});

it('biome.json equals what `npm run layers` writes from the import table', () => {
  expect(JSON.parse(readFileSync('biome.json', 'utf8'))).toEqual(biomeConfig());
});
