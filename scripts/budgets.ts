import { posix } from 'node:path';
import { openPages, placeholderModule, shellModule } from '#src/app/routes/pages.ts';
import type { BuiltScreen } from '#src/app/routes/screens.ts';
import type { BuildReport } from './build/buildReport.ts';
import { entry } from './build/chunks.ts';

/** Limits for all files that a page loads on a first visit before its content is shown, in kB (brotli, 1 kB = 1,000). */
const SIGN_IN = 140;
const PAGE = 221;

/** Limit for a screen's own code, which no screen of another area needs, in kB. */
export const OWN = 20;

/** A page with its limit and the modules that it needs before its content is shown. */
export interface Budget {
  readonly path: string;
  /** The module of the screen itself. */
  readonly screen: string;
  readonly modules: readonly string[];
  readonly kilobytes: number;
}

type Modules = BuildReport['modules'];

/** The budget of every page: each screen with a module, and the pages outside of the portals. */
export function budgetsOf(built: readonly Pick<BuiltScreen, 'path' | 'module'>[]): readonly Budget[] {
  const { login, unauthorized } = openPages;
  return [
    { path: login.path, screen: login.module, modules: [entry, login.module], kilobytes: SIGN_IN },
    page(unauthorized.path, unauthorized.module, [entry]),
    page('(placeholder)', placeholderModule, [entry, shellModule]),
    ...built.map(({ path, module }) => page(path, module, [entry, shellModule])),
  ];
}

function page(path: string, screen: string, frame: readonly string[]): Budget {
  return { path, screen, modules: [...frame, screen], kilobytes: PAGE };
}

/** The imports of the roots: static ones, with `later` also dynamic ones. Modules in `stop` are not followed. */
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
 * A screen's own modules: those that it needs before its content is shown, and that neither the frame nor a screen of
 * another folder imports. Modules that screens of one folder share count for each of them. Sample data does not count,
 * because a server will replace it.
 */
export function ownModules(screen: string, screens: readonly string[], modules: Modules): readonly string[] {
  const area = posix.dirname(screen);
  const others = screens.filter((each) => each !== screen && posix.dirname(each) !== area);
  const shared = reached([entry, shellModule, ...others], modules, {
    later: true,
    stop: [...screens, shellModule],
  });
  return [...reached([screen], modules, { later: false })].filter(
    (name) => !shared.has(name) && !name.startsWith('fixtures/data/'),
  );
}
