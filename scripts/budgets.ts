import { posix } from 'node:path';
import type { BuildReport } from './build/buildReport.ts';

/** What a page's first visit may weigh until its content shows, all its files together (brotli, 1 kB = 1,000). */
const SIGN_IN = 140;
const PAGE = 215;

/** What the code may weigh that no screen of another area needs. */
export const OWN = 20;

/** A page and the modules that it needs before its content shows. */
export interface Budget {
  readonly path: string;
  /** The module of the screen itself. */
  readonly screen: string;
  readonly modules: readonly string[];
  readonly kilobytes: number;
}

/** Every page of the console, and a sentence for each one that has no budget. */
export interface Budgets {
  readonly budgets: readonly Budget[];
  readonly problems: readonly string[];
}

type Modules = BuildReport['modules'];

export const main = 'src/app/start/main.tsx';
export const shell = 'src/app/shell/PortalShell.tsx';
const lazyScreen = 'src/app/routes/lazyScreen.tsx';

/** Screens that the table of built screens does not hold, because they belong to no entry of the navigation. */
const outside: readonly Budget[] = [
  page('/login', 'src/app/session/LoginRoute.tsx', [main], SIGN_IN),
  page('/unauthorized', 'src/app/session/UnauthorizedRoute.tsx', [main]),
  page('(not built yet)', 'src/app/routes/PlainScreen.tsx', [main, shell]),
];

function page(path: string, screen: string, frame: readonly string[], kilobytes = PAGE): Budget {
  return { path, screen, modules: [...frame, screen], kilobytes };
}

/** The files that register screens, which are those that use `lazyScreen`. */
export function registering(modules: Modules): readonly string[] {
  return Object.keys(modules).filter((name) => modules[name]?.imports.includes(lazyScreen));
}

/** The modules of all screens: what the registering files import later. The frame is no screen. */
export function screensOf(modules: Modules): readonly string[] {
  const later = registering(modules).flatMap((name) => modules[name]?.later ?? []);
  return [...new Set(later)].filter((name) => name !== shell);
}

/** The paths (`master.reports`, a key of `paths`) that a registering file gives a module to, in its own order. */
export function registrations(
  file: string,
  text: string,
): readonly (readonly [key: string, module: string])[] {
  const found: (readonly [string, string])[] = [];
  let key: string | undefined;
  for (const [, path, specifier] of text.matchAll(/\bpaths\.([\w.]+)|\bimport\('([^']+)'\)/gu)) {
    if (path) key = path;
    if (!specifier || !key) continue;
    const module = specifier.startsWith('#')
      ? specifier.slice(1)
      : posix.join(posix.dirname(file), specifier);
    found.push([key, module]);
    key = undefined;
  }
  return found;
}

/**
 * The budget of every page. `screens` are the modules of all screens, as the build found them, `places` the paths
 * that each is registered for, and `built` the paths of the table of built screens as the console reads it. A
 * screen that is registered is budgeted without a word here; one that cannot be told apart is a problem.
 */
export function budgetsOf(
  screens: readonly string[],
  places: ReadonlyMap<string, readonly string[]>,
  built: readonly string[],
): Budgets {
  const known = outside.filter(({ screen }) => screens.includes(screen));
  const registered = screens.flatMap((screen) =>
    (places.get(screen) ?? []).map((path) => page(path, screen, [main, shell])),
  );
  const budgets = [...known, ...registered];
  return {
    budgets,
    problems: [
      ...screens
        .filter((screen) => !budgets.some((budget) => budget.screen === screen))
        .map(
          (screen) => `${screen} is a screen without a budget: scripts/budgets.ts does not find its path.`,
        ),
      ...built
        .filter((path) => !budgets.some((budget) => budget.path === path))
        .map((path) => `${path} is built and has no budget: scripts/budgets.ts does not find its module.`),
    ],
  };
}

/** All modules that these need, before they run or later; `stop` is where the search does not go on. */
function reached(
  roots: readonly string[],
  modules: Modules,
  { later, stop = [] }: { readonly later: boolean; readonly stop?: readonly string[] },
): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    const next = [...(modules[name]?.imports ?? []), ...(later ? (modules[name]?.later ?? []) : [])];
    waiting.push(...next.filter((each) => !stop.includes(each)));
  }
  return found;
}

/**
 * The code of a screen's own: modules that it needs before its content shows and that neither the frame nor a
 * screen of another folder ever needs. Screens of one folder share an area, so what they have in common counts
 * for each of them. Sample rows do not count: they give way to a server.
 */
export function ownModules(screen: string, screens: readonly string[], modules: Modules): readonly string[] {
  const area = posix.dirname(screen);
  const others = screens.filter((each) => each !== screen && posix.dirname(each) !== area);
  const shared = reached([main, shell, ...others], modules, { later: true, stop: [...screens, shell] });
  return [...reached([screen], modules, { later: false })].filter(
    (name) => !shared.has(name) && !name.startsWith('fixtures/data/'),
  );
}
