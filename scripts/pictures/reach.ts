import { readFileSync } from 'node:fs';
import { type Graph, withImporters } from '#scripts/reach/importGraph.ts';

/** The used part of `preview-stats.json`: each module with the modules that import it, statically or dynamically. */
export interface ModuleStats {
  readonly modules: readonly {
    readonly name: string;
    readonly reasons: readonly { readonly moduleName: string }[];
  }[];
}

/** Reads the module graph of a Storybook that was built with `--stats-json`. */
export function readStats(folder: string): ModuleStats {
  return JSON.parse(readFileSync(`${folder}/preview-stats.json`, 'utf8'));
}

/**
 * Files that shape every story without being one of its modules: the packages, the configuration of Storybook with its
 * service worker, and that of the compilers.
 */
const ofEveryStory =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|\.npmrc|\.env.*|\.storybook\/.*|scripts\/build\/compile\.ts)$/;

/** The path from the top of the project, without the query that Vite adds for some imports. */
const pathOf = (name: string) => name.replace(/^\.\//, '').replace(/\?.*$/, '');

/** The modules that each module imports: the statistics have the reverse. */
function importsOf({ modules }: ModuleStats): Graph {
  const imports = new Map<string, Set<string>>();
  const targetsOf = (path: string) => {
    const known = imports.get(path) ?? new Set();
    imports.set(path, known);
    return known;
  };
  for (const { name, reasons } of modules) {
    targetsOf(pathOf(name));
    for (const { moduleName } of reasons) targetsOf(pathOf(moduleName)).add(pathOf(name));
  }
  return imports;
}

/**
 * The story files that a change reaches, by the module graphs before and after it (a removed import is only in the
 * first); null when it may reach every story. `changed` are paths from the top of the project.
 */
export function reachedStories(
  graphs: readonly ModuleStats[],
  changed: readonly string[],
): ReadonlySet<string> | null {
  if (changed.some((file) => ofEveryStory.test(file))) return null;
  const files = graphs.flatMap((graph) => [...withImporters(importsOf(graph), changed)]);
  return new Set(files.filter((file) => file.endsWith('.stories.tsx')));
}
