import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';
import { type Chunk, chunksIn } from './chunkGraph.ts';

/** A script of the build with its style sheets. */
export interface ReportedChunk extends Chunk {
  readonly styles: readonly string[];
}

/** A module of the build. Modules are named by their path from the top of the project, as in `src/app/start/main.tsx`. */
export interface ReportedModule {
  /** Modules that it imports dynamically. */
  readonly later: readonly string[];
  /** Its code in the build after tree shaking, before minification; empty if nothing is left. */
  readonly code: string;
}

/** The chunks and modules of the production build. */
export interface BuildReport {
  readonly chunks: Readonly<Record<string, ReportedChunk>>;
  readonly modules: Readonly<Record<string, ReportedModule>>;
}

/** The file into which `npm test` writes the report. */
export const reportFile = 'test-results/build.json';

/** Name of a module from the top of the project, with forward slashes; virtual modules keep their id. */
function nameOf(id: string): string {
  return id.startsWith('\0') ? id : relative(process.cwd(), id).replaceAll('\\', '/');
}

/**
 * Writes a report of the build into the file that the variable `BUILD_REPORT` names, and does nothing without it.
 * `npm test` builds the console once: the journeys use `dist/`, and the steps that check the build (bytes, architecture)
 * read this report. It is not in `dist/`, which contains only deployed files. The tested build differs from a deployed
 * one only in the address of the API.
 */
export function buildReport(): Plugin {
  return {
    name: 'build-report',
    apply: 'build',
    generateBundle: {
      // After plugins that move code between files or add style sheets.
      order: 'post',
      handler(_, bundle) {
        const file = process.env.BUILD_REPORT;
        if (!file) return;
        const chunks = [...chunksIn(Object.values(bundle)).values()];
        const code = new Map(
          chunks.flatMap(({ modules }) => Object.entries(modules).map(([id, module]) => [id, module.code])),
        );
        const report: BuildReport = {
          chunks: Object.fromEntries(
            chunks.map(({ fileName, facadeModuleId, moduleIds, imports, viteMetadata }) => [
              fileName,
              { facadeModuleId, moduleIds, imports, styles: [...(viteMetadata?.importedCss ?? [])] },
            ]),
          ),
          modules: Object.fromEntries(
            [...this.getModuleIds()].map((id) => {
              const info = this.getModuleInfo(id);
              return [
                nameOf(id),
                {
                  later: (info?.dynamicallyImportedIds ?? []).map(nameOf),
                  code: code.get(id) ?? '',
                },
              ];
            }),
          ),
        };
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(report));
      },
    },
  };
}

/** Reads the report of the last build of the tests. Throws when there is none. */
export function readBuildReport(): BuildReport {
  if (!existsSync(reportFile)) throw new Error('Build the console first: npx tsx scripts/test.ts build');
  return JSON.parse(readFileSync(reportFile, 'utf8'));
}
