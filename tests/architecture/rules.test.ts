import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { biomeConfig } from '#scripts/biomeConfig.ts';
import { lintFiles } from './lintFiles.ts';

/** A violation of every rule that this project adds. */
const breaches = {
  'correctness/noNestedComponentDefinitions':
    'export function A() {\n  const B = () => <p>x</p>;\n  return <B />;\n}\n',
  'correctness/noNodejsModules': "import { join } from 'node:path';\nexport const x = join;\n",
  'correctness/noProcessGlobal': 'export const x = process.env;\n',
  'correctness/noUndeclaredDependencies': "import { z } from 'zod';\nexport const x = z;\n",
  'correctness/noUnusedFunctionParameters': 'export function x(y: string): void {}\n',
  'correctness/noUnusedImports': "import { b } from './two.tsx';\nexport {};\n",
  'correctness/noUnusedVariables': 'const x = 1;\nexport {};\n',
  'correctness/useExhaustiveDependencies':
    "import { useEffect } from 'react';\nexport function useX(y: string): void {\n  useEffect(() => document.title = y, []);\n}\n",
  'correctness/useHookAtTopLevel':
    "import { useId } from 'react';\nexport function useY(y: boolean): string {\n  return y ? useId() : '';\n}\n",
  'correctness/useImportExtensions': "import { b } from './two';\nexport const x = b;\n",
  'nursery/noFloatingPromises':
    'async function f(): Promise<void> {}\nexport function g(): void {\n  f();\n}\n',
  'nursery/noMisusedPromises':
    'export function g(f: () => Promise<boolean>): number {\n  if (f()) return 1;\n  return 2;\n}\n',
  'nursery/useExhaustiveSwitchCases':
    "export function x(y: 'a' | 'b'): void {\n  switch (y) {\n    case 'a':\n  }\n}\n",
  'performance/noBarrelFile': "export { b } from './two.tsx';\n",
  'performance/noReExportAll': "export * from './two.tsx';\n",
  'style/noDefaultExport': 'export default 1;\n',
  'style/noEnum': 'export enum Colour {\n  Red,\n}\n',
  'style/noNonNullAssertion': 'export const x = (y?: string): string => y!;\n',
  'style/noParameterAssign': 'export function x(y: number): number {\n  y = 1;\n  return y;\n}\n',
  'style/noParameterProperties': 'export class X {\n  constructor(private y: number) {}\n}\n',
  'style/noRestrictedImports': "import { styled } from 'styled-components';\nexport const x = styled;\n",
  'style/useConsistentMethodSignatures': 'export interface X {\n  y(): void;\n}\n',
  'style/useConst': 'let x = 1;\nexport const y = x;\n',
  'style/useExportType': 'interface X {}\nexport { X };\n',
  'style/useImportType': "import { Y } from './y.ts';\nexport type X = Y;\n",
  'style/useNodejsImportProtocol': "import { join } from 'path';\nexport const x = join;\n",
  'suspicious/noArrayIndexKey': 'export const X = () => [1].map((_, index) => <p key={index}>x</p>);\n',
  'suspicious/noConsole': "export const log = () => console.log('x');\n",
  'suspicious/noExplicitAny': 'export const x = (y: any): unknown => y;\n',
  'suspicious/noFocusedTests': "import { it } from 'vitest';\nit.only('x', () => {});\n",
  'suspicious/noImportCycles': "import { b } from './two.tsx';\nexport const a = () => b;\n",
  'suspicious/noSkippedTests': "import { it } from 'vitest';\nit.skip('x', () => {});\n",
};

const fileOf = (rule: string) => `src/lib/${rule.replace(/.*\//, '')}.tsx`;

describe('every rule reports a violation', () => {
  const found = lintFiles({
    'src/lib/two.tsx': "import { a } from './noImportCycles.tsx';\nexport const b = () => a;\n",
    ...Object.fromEntries(Object.entries(breaches).map(([rule, text]) => [fileOf(rule), text])),
  });

  it.each(Object.keys(breaches))('%s', (rule) => {
    expect(found.get(fileOf(rule))?.map((finding) => finding.rule)).toContain(`lint/${rule}`);
  });

  it('the list has every rule of the configuration', () => {
    const { linter, overrides } = biomeConfig();
    const rules = [linter, ...overrides.map((override) => override.linter)]
      .flatMap((each) => Object.entries<string | object>(each.rules))
      .flatMap(([group, chosen]) =>
        typeof chosen === 'string'
          ? []
          : Object.entries(chosen).flatMap(([rule, level]) => (level === 'off' ? [] : [`${group}/${rule}`])),
      );
    expect(Object.keys(breaches)).toEqual([...new Set(rules)].sort());
  });

  it('reports nothing about a valid file', () => {
    const text = 'export const double = (value: number): number => value * 2;\n';
    expect(lintFiles({ 'src/lib/good.ts': text }).get('src/lib/good.ts')).toEqual([]);
  });
});

it('biome.json equals what `npm run layers` writes from the import table', () => {
  expect(JSON.parse(readFileSync('biome.json', 'utf8'))).toEqual(biomeConfig());
});
