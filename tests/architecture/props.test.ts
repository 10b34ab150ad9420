import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commonProps } from '#storybook/commonProps.ts';

/** The names of the props in an interface that no comment describes. */
function undescribed(body: string): readonly string[] {
  const lines = body.split('\n');
  return lines.flatMap((line, at) => {
    const [, name] = /^ {2}(?:readonly )?'?([\w-]+)'?\??[:(]/.exec(line) ?? [];
    return name && !/\*\/\s*$/.test(lines[at - 1] ?? '') && !commonProps[name] ? [name] : [];
  });
}

/** The interfaces of a component's own props. */
function propsOf(component: string): readonly string[] {
  const files = [`${component}.tsx`, 'types.ts'].map((file) => `src/components/${component}/${file}`);
  const pattern = new RegExp(`^export interface ${component}Props[^{]*\\{\\n([\\s\\S]*?)\\n\\}`, 'gm');
  return files
    .filter((file) => existsSync(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, body = '']) => body));
}

const components = readdirSync('src/components', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it('every prop of a component is described, by itself or as a prop that many have alike', () => {
  const missing = components.flatMap((component) =>
    propsOf(component)
      .flatMap(undescribed)
      .map((prop) => `${component}: ${prop}`),
  );
  expect(missing).toEqual([]);
  expect(components.flatMap(propsOf).length).toBeGreaterThan(30);
});
