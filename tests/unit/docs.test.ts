import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync('docs/reliability.md', 'utf8');
const promises = [...text.matchAll(/^(\d+)\. /gmu)].map(([, number]) => number);
const rows = [...text.matchAll(/^\| (\d+) \| ([^|]*)\| ([^|]*)\|/gmu)].map(
  ([, number, journeys = '', others = '']) => ({
    number,
    journeys: namesIn(journeys).map((name) => `tests/e2e/${name}`),
    others: namesIn(others),
  }),
);

function namesIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`\n]+)`/gu)].map(([, name = '']) => name);
}

describe('the table of promises', () => {
  it('has every promise, each with a journey', () => {
    expect(promises.length).toBeGreaterThan(0);
    expect(rows.map(({ number }) => number)).toEqual(promises);
    expect(rows.filter(({ journeys }) => journeys.length === 0)).toEqual([]);
  });

  it('names only tests that exist', () => {
    const named = rows.flatMap(({ journeys, others }) => [...journeys, ...others]);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe.each([
  'README.md',
  'SECURITY.md',
  'docs/adding-a-component.md',
  'docs/adding-a-screen.md',
  'docs/architecture.md',
  'docs/threat-model.md',
])('%s', (file) => {
  it('names only files that exist', () => {
    const paths = namesIn(readFileSync(file, 'utf8')).filter((name) =>
      /^(?:src|deploy|fixtures|scripts|docs|tests|stories|\.storybook)\//u.test(name),
    );
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});
