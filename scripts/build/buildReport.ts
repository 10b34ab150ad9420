import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { type Chunk, chunksIn } from './chunkGraph.ts';

/** A script of the build with its style sheets. */
interface ReportedChunk extends Chunk {
  readonly styles: readonly string[];
}

/** The scripts of the production build by file name. */
type BuildReport = Readonly<Record<string, ReportedChunk>>;

/** The file into which `npm test` writes the report. */
export const reportFile = 'test-results/build.json';

/**
 * Writes a report of the build into the file that the variable `BUILD_REPORT` names, and does nothing without it.
 * `npm test` builds the console once: the journeys use `dist/`, and the architecture tests read this report. It is not in
 * `dist/`, which contains only deployed files. The tested build differs from a deployed one only in the address of the API.
 */
export function buildReport(): Plugin {
  return {
    name: 'build-report',
    apply: 'build',
    generateBundle: {
      // After plugins that add style sheets.
      order: 'post',
      handler(_, bundle) {
        const file = process.env.BUILD_REPORT;
        if (!file) return;
        const report: BuildReport = Object.fromEntries(
          [...chunksIn(Object.values(bundle))].map(
            ([fileName, { facadeModuleId, moduleIds, imports, viteMetadata }]) => [
              fileName,
              { facadeModuleId, moduleIds, imports, styles: [...(viteMetadata?.importedCss ?? [])] },
            ],
          ),
        );
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
