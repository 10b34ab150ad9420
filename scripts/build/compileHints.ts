import type { Plugin } from 'vite';
import { chunksIn, neededFor } from './chunkGraph.ts';

/** Makes V8 compile all functions of a file while it loads (v8.dev/blog/explicit-compile-hints). */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds the hint to the files that these modules need, except to the named ones: their functions are compiled off the
 * main thread, and not on it at their first calls. For other browsers the hint is a comment.
 */
export function compileHints(modules: readonly string[], except: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite, which also adds lines at the top of files: the hint must be the first line.
      order: 'post',
      handler(_, bundle) {
        const chunks = chunksIn(Object.values(bundle));
        for (const file of neededFor(modules, chunks)) {
          const chunk = chunks.get(file);
          if (chunk && !except.includes(chunk.name)) chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}
