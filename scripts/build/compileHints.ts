import type { Plugin } from 'vite';
import { chunksIn, neededFor } from './chunkGraph.ts';

/** Asks V8 to compile every function of a file while it arrives (v8.dev/blog/explicit-compile-hints). */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the files that these modules need to run, but for the named ones: what they hold is compiled beside the
 * main thread, and not function by function at the first call on it. Other browsers read a comment.
 */
export function compileHints(modules: readonly string[], except: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // Vite writes at the top of files too, and the hint has to be the first line.
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
