import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** Where the early script is, and which modules a path needs beyond the entry: `['/login', ['src/…']]`. */
export interface StartScriptOptions {
  readonly entry: string;
  readonly main: string;
  readonly preload: readonly (readonly [path: string, modules: readonly string[]])[];
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The files of a chunk and of everything it imports before it can run. */
function withImports(file: string, chunks: Chunks, found: Set<string>): Set<string> {
  const chunk = chunks.get(file);
  if (!chunk || found.has(file)) return found;
  found.add(file);
  for (const imported of chunk.imports) withImports(imported, chunks, found);
  return found;
}

function chunkOf(module: string, chunks: Chunks): string {
  const id = resolve(module);
  for (const [file, chunk] of chunks) {
    if (chunk.facadeModuleId === id || chunk.moduleIds.includes(id)) return file;
  }
  throw new Error(`${module} is named for preloading, but no chunk of the build holds it.`);
}

/** For every path the addresses to fetch with the document; what `index.html` asks for anyway is left out. */
function preloadTable(options: StartScriptOptions, chunks: Chunks): [string, string[]][] {
  const known = withImports(chunkOf(options.main, chunks), chunks, new Set());
  return options.preload.map(([path, modules]) => {
    const files = new Set<string>();
    for (const module of modules) withImports(chunkOf(module, chunks), chunks, files);
    return [path, [...files].filter((file) => !known.has(file)).map((file) => `/${file}`)];
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
        const chunks = new Map(
          Object.values(output).flatMap((file) =>
            file.type === 'chunk' ? [[file.fileName, file] as const] : [],
          ),
        );
        // Storybook builds with the same configuration and has no page of ours.
        const hasPage = [...chunks.values()].some((chunk) => chunk.moduleIds.includes(resolve(options.main)));
        if (!hasPage) return;
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
