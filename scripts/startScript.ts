import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { type Chunks, chunkOf, chunksIn, neededFor } from './chunkGraph.ts';

/** Where the early script is, and which modules a path needs beyond the entry: `['/login', ['src/…']]`. */
export interface StartScriptOptions {
  readonly entry: string;
  readonly main: string;
  readonly preload: readonly (readonly [path: string, modules: readonly string[]])[];
}

/** For every path the addresses to fetch with the document; what `index.html` asks for anyway is left out. */
function preloadTable(options: StartScriptOptions, chunks: Chunks): [string, string[]][] {
  const known = neededFor([options.main], chunks);
  return options.preload.map(([path, modules]) => {
    const files = [...neededFor(modules, chunks)].filter((file) => !known.has(file));
    return [path, files.map((file) => `/${file}`)];
  });
}

/** The script as one classic file, small enough to run before anything else is there. */
async function bundle(entry: string, table: unknown): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __PRELOADS__: JSON.stringify(table) },
    build: {
      target: 'es2022',
      write: false,
      copyPublicDir: false,
      lib: { entry: resolve(entry), formats: ['iife'], name: 'start' },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('The early script gave no output.');
  return output.output[0].code;
}

/**
 * Emits `entry` as an asset of its own and loads it before everything else in `<head>`: the content policy allows
 * no inline script, and the application itself comes too late to choose the scheme or to start the first calls.
 */
export function startScript(options: StartScriptOptions): Plugin {
  let address = '';
  let serving = false;
  return {
    name: 'blume-start-script',
    config: () => ({ define: { __PRELOADS__: '[]' } }),
    configResolved(config) {
      serving = config.command === 'serve';
    },
    generateBundle: {
      order: 'pre',
      async handler(_options, output) {
        const chunks = chunksIn(Object.values(output));
        // Storybook builds with the same configuration and has no page of ours.
        if (chunkOf(options.main, chunks) === undefined) return;
        const code = await bundle(options.entry, preloadTable(options, chunks));
        const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
        const fileName = `assets/start-${hash}.js`;
        address = `/${fileName}`;
        this.emitFile({ type: 'asset', fileName, source: code });
      },
    },
    transformIndexHtml: () => {
      if (serving) {
        return [
          { tag: 'script', attrs: { type: 'module', src: `/${options.entry}` }, injectTo: 'head-prepend' },
        ];
      }
      return address ? [{ tag: 'script', attrs: { src: address }, injectTo: 'head-prepend' }] : [];
    },
  };
}
