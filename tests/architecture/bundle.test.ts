import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { readBuildReport } from '#scripts/build/buildReport.ts';
import { chunkOf, neededFor } from '#scripts/build/chunkGraph.ts';
import { entry } from '#scripts/build/chunks.ts';
import { shellModule } from '#src/app/routes/pages.ts';
import { masterPortal, type Portal, screensOf, supportPortal } from '#src/app/routes/screens.ts';

/** Modules that must not be in the console's build, by a part of their path. */
const forbidden =
  /node_modules\/(?:@?hono|msw|msw-storybook-addon|@?storybook|@libsql|vitest|@vitest|playwright)\/|\/fixtures\/(?:build|server|msw)\/|\/(?:stories|tests|\.storybook|scripts)\//;

const build = readBuildReport();
const chunks = Object.entries(build.chunks);
const report = new Map(chunks);
const modules = chunks.flatMap(([, { moduleIds }]) => moduleIds);
const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);

it('is the build in dist/', () => {
  expect(chunks.map(([file]) => file).filter((file) => !files.includes(file))).toEqual([]);
});

it('contains the console', () => {
  expect(modules.some((module) => module.endsWith('/src/app/start/main.tsx'))).toBe(true);
});

it('contains no server, mock, story or test tool', () => {
  expect(modules.filter((module) => forbidden.test(module))).toEqual([]);
});

it('contains only those components of the router that the console uses', () => {
  const router = Object.entries(build.modules).flatMap(([name, { code }]) =>
    name.includes('node_modules/react-router/') ? [code] : [],
  );
  const defines = (component: string) =>
    router.some((code) => new RegExp(`^(?:var|function) ${component}\\b`, 'mu').test(code));
  expect(['RouterProvider', 'Link', 'NavLink', 'Form', 'ScrollRestoration'].filter(defines)).toEqual([
    'RouterProvider',
  ]);
});

it('has no samples in the files that every page loads', () => {
  const needed = [...neededFor([entry, shellModule], report)].flatMap(
    (file) => report.get(file)?.moduleIds ?? [],
  );
  expect(needed.some((module) => module.endsWith('/src/app/shell/PortalShell.tsx'))).toBe(true);
  expect(needed.filter((module) => /\/fixtures\/data\/(?!(?:freeze|ids|moment)\.ts)/.test(module))).toEqual(
    [],
  );
});

/** Modules that load the code of either portal, by its path or its user. */
const loaders = [
  'src/app/routes/lazyScreens.ts',
  'src/app/routes/screenModules.ts',
  'src/app/shell/search/useGlobalSearch.ts',
  'src/app/shell/useNotifications.ts',
  'src/app/related/RelatedProvider.tsx',
  'src/app/work/loadWork.ts',
];

function containersOf(portal: Portal): readonly string[] {
  return screensOf(portal).flatMap((entry) => (entry.kind === 'placeholder' ? [] : entry.module));
}

/** Every module that a browser can load for the screens and the `parts` of the shell of a portal, dialogs included. */
function loadedIn(portal: Portal, ...parts: readonly string[]): ReadonlySet<string> {
  const wanted = [entry, shellModule, ...parts, ...containersOf(portal)];
  const found = new Set<string>();
  for (let next = wanted; next.length > 0; ) {
    const loaded = [...neededFor(next, report)].flatMap((file) => report.get(file)?.moduleIds ?? []);
    const unseen = new Set(loaded.map((id) => relative(process.cwd(), id).replaceAll('\\', '/')));
    for (const name of found) unseen.delete(name);
    for (const name of unseen) found.add(name);
    next = [...unseen]
      .flatMap((name) => (loaders.includes(name) ? [] : (build.modules[name]?.later ?? [])))
      // The parts of a library that the build leaves out have no file.
      .filter((name) => chunkOf(name, report) !== undefined);
  }
  return found;
}

/** The companies with their subscriptions, developer users, landlords and staff users of the world, from which both portals make their rows. */
const commonSamples =
  /^fixtures\/data\/(?:(?:companies|companyRows|companySubscriptions|developers|developerRows|emiratesId|freeze|ids|landlords|moment|staffRows|subscriptionPlans|subUsers)|subscriptions\/(?:companyCourses|course)|tickets\/ticketRow)\.ts$/;
const supportSamples = /^fixtures\/data\/support\//;
const isMasterSample = (name: string) =>
  name.startsWith('fixtures/data/') && !commonSamples.test(name) && !supportSamples.test(name);
const isSupportSample = (name: string) => supportSamples.test(name);

it.each([
  {
    name: 'support',
    loaded: loadedIn(
      supportPortal,
      'src/app/shell/search/SupportSearch.tsx',
      'src/app/related/SupportReader.tsx',
      'src/app/work/supportWork.ts',
    ),
    own: isSupportSample,
    foreign: isMasterSample,
    screens: containersOf(masterPortal),
  },
  {
    name: 'master',
    loaded: loadedIn(
      masterPortal,
      'src/app/shell/search/MasterSearch.tsx',
      'src/app/shell/notifications.tsx',
      'src/app/related/MasterReader.tsx',
      'src/app/work/masterWork.ts',
    ),
    own: isMasterSample,
    foreign: isSupportSample,
    screens: containersOf(supportPortal),
  },
])('loads no screen and no samples of the other portal in the $name portal', (portal) => {
  const loaded = [...portal.loaded];
  expect(loaded.filter(portal.own)).not.toEqual([]);
  expect(loaded.filter((name) => portal.foreign(name) || portal.screens.includes(name))).toEqual([]);
});

it('ships neither the service worker of the fake server nor the build report', () => {
  expect(files.filter((file) => /mockServiceWorker|build\.json/u.test(file))).toEqual([]);
});
