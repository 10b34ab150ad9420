import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Licences that ask for no more than their text with each copy. */
const allowed = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Zlib',
  'CC0-1.0',
  'OFL-1.1',
  'BlueOak-1.0.0',
];

/** Packages without a licence text of their own: `package.json` names the licence only. */
const withoutText = ['formik', 'tiny-case'];

/** Whether one of the alternatives of an SPDX expression has allowed licences only. */
function isAllowed(expression: string): boolean {
  const alternatives = expression.replace(/^\((.*)\)$/u, '$1').split(' OR ');
  return alternatives.some((one) => one.split(' AND ').every((name) => allowed.includes(name)));
}

interface LockedPackage {
  readonly dev?: true;
  readonly license?: string;
  readonly hasInstallScript?: true;
}

const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');
const manifest: {
  readonly dependencies: object;
  readonly devDependencies: object;
  readonly allowScripts: object;
} = JSON.parse(readFileSync('package.json', 'utf8'));
const shipped = readFileSync('dist/licenses.txt', 'utf8')
  .split(/^## /mu)
  .slice(1)
  .map((part) => {
    const [, name = '', license = ''] = /^(\S+) - \S+ \((.*)\)$/mu.exec(part) ?? [];
    return { name, license, text: part.split('\n').slice(1).join('\n').trim() };
  });

describe('an expression', () => {
  it.each([
    ['MIT', true],
    ['(MIT AND Zlib)', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['GPL-3.0-only', false],
    ['(MIT AND LGPL-2.1)', false],
    ['MIT-0-and-GPL', false],
    ['', false],
  ])('%s is allowed: %s', (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  });
});

describe('dist/licenses.txt', () => {
  it('has the packages of the build, none under copyleft', () => {
    expect(shipped.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['react', 'formik', 'jspdf', '@fontsource-variable/inter']),
    );
    expect(shipped.filter(({ license }) => !isAllowed(license))).toEqual([]);
  });

  it('has the text of each licence', () => {
    const missing = shipped.filter(({ text }) => text.length < 300).map(({ name }) => name);
    expect(missing).toEqual(withoutText);
  });
});

describe('installed packages', () => {
  it('that are not only for development are not under copyleft', () => {
    const found = locked.filter(([, { dev, license }]) => !dev && !isAllowed(license ?? ''));
    expect(found).toEqual([]);
  });

  it('run no install scripts', () => {
    expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
    const withScripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(Object.entries(manifest.allowScripts)).toEqual(
      withScripts.map(([path]) => [path.replace(/^.*node_modules\//u, ''), false]),
    );
  });

  it('have a note on why each is there', () => {
    const notes = [...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| ([^|]+) \|/gmu)].flatMap(
      ([, names = '']) => [...names.matchAll(/`([^`]+)`/gu)].map(([, name]) => name),
    );
    expect(notes.toSorted()).toEqual(
      [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)].toSorted(),
    );
  });
});
