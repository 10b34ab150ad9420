import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourcesOf } from '#scripts/sources.ts';
import { builtScreens } from '#src/app/routes/screens.ts';
import { formKind, partsOfScreens, type ScreenStories, screens, types } from './requiredStates.ts';

/** The stories of a component: those in files of the mirrored folder whose name begins with its name. */
function storiesOf(source: string): readonly string[] {
  const mirrored = screens[source]?.stories ?? source.replace(/^src/, 'stories').replace(/\.tsx$/, '');
  const folder = dirname(mirrored);
  if (!existsSync(folder)) return [];
  const name = basename(mirrored);
  return readdirSync(folder)
    .filter((file) => file.startsWith(name) && file.endsWith('.stories.tsx'))
    .flatMap((file) =>
      [
        ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(
          /^export const (\w+) = \w+\.(?:story|extend)\(/gm,
        ),
      ].map(([, story]) => story ?? ''),
    );
}

function required({ type, also = [], without = {} }: ScreenStories): readonly string[] {
  return [...types[type], ...also].filter((state) => without[state] === undefined);
}

const pieces = sourcesOf('src')
  .map(({ path }) => path)
  .filter((path) => path.endsWith('.tsx'));
const shownScreens = Object.entries(screens);
const forms = pieces.filter(
  (path) => /^src\/features\/.*Form\.tsx$/.test(path) && !screens[path] && !partsOfScreens.includes(path),
);
/** Containers with changes, whose stories show the success and failure of each. */
const containers = [
  ...builtScreens
    .filter(({ type }) => type === 'serverList' || type === 'sampleList')
    .map(({ module }) => module),
  ...shownScreens
    .filter(([, { type }]) => type === 'login')
    .map(([path]) => path.replace(/Screen\.tsx$/, 'Container.tsx')),
];
const sharedDialogs = pieces.filter((path) => /^src\/features\/shared\/.*Dialog\.tsx$/.test(path));

describe('every screen', () => {
  it('is in the table of requiredStates.ts', () => {
    const missing = pieces.filter((path) => /\/[A-Z]\w*Screen\.tsx$/.test(path) && !screens[path]);
    expect(missing).toEqual([]);
  });

  it.each(shownScreens)('%s has a story for every state of its type', (path, shown) => {
    expect(existsSync(path)).toBe(true);
    const stories = storiesOf(path);
    expect(required(shown).filter((state) => !stories.includes(state))).toEqual([]);
  });
});

it.each(forms)('the form %s has a story for every state', (path) => {
  const stories = storiesOf(path);
  expect(types[formKind(path)].filter((state) => !stories.includes(state))).toEqual([]);
});

it.each([...containers, ...sharedDialogs])('%s has stories', (path) => {
  expect(storiesOf(path)).not.toEqual([]);
});

it.each(
  readdirSync('src/components', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'theme')
    .map(({ name }) => name),
)('the component %s has stories', (name) => {
  const inFolder = storiesOf(`src/components/${name}/${name}.tsx`);
  expect([...inFolder, ...storiesOf(`src/components/${name}.tsx`)]).not.toEqual([]);
});

it('no story file is left without its component', () => {
  const names = sourcesOf('src').map(({ path }) => basename(path).replace(/\.tsx?$/, ''));
  const orphans = sourcesOf('stories')
    .map(({ path }) => path)
    .filter((path) => /^stories\/(components|features|app)\/.*\.stories\.tsx$/.test(path))
    .filter((path) => !names.some((name) => basename(path).startsWith(name)));
  expect(orphans).toEqual([]);
});

it('what a behaviour ends in is checked by axe as a state of the same component, unless it is a dialog', () => {
  const shown = sourcesOf('stories').flatMap(({ path, text }) => {
    const [, component = ''] = /^ {2}component: (\w+)/m.exec(text) ?? [];
    const isPart = /\btitle: '(?:Screens|Library)\//.test(text);
    const [meta = '', ...stories] = text.split(/^export const \w+ = /m);
    const states = stories.filter((story) => !`${meta}${story}`.includes("tags: ['behaviour']")).length;
    const isOwn = new RegExp(`^import .*\\b${component}\\b.* from '#src/`, 'm').test(text);
    return isPart && isOwn ? [{ path, component, hasState: states > 0 }] : [];
  });
  const checked = new Set(shown.filter(({ hasState }) => hasState).map(({ component }) => component));
  expect(checked.size).toBeGreaterThan(100);
  expect(shown.filter(({ component }) => !checked.has(component))).toEqual([]);
});

/** The titles of story files whose text matches. */
const titlesOf = (pattern: RegExp) =>
  sourcesOf('stories')
    .filter(({ text }) => pattern.test(text))
    .map(({ text }) => /\btitle: '((?:Screens|Library)\/[^']+)'/.exec(text)?.[1] ?? '');

it('each screen with a Default, and nothing else, has a picture taken on a phone too', () => {
  const screensWithDefault = titlesOf(/^export const Default = /m).filter((title) =>
    /^Screens\/(?!Shared\/)/.test(title),
  );
  expect(titlesOf(/\balsoOnPhone\b/)).toEqual(screensWithDefault);
  expect(screensWithDefault.length).toBeGreaterThan(builtScreens.length);
});
