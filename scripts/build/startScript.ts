import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { type Chunks, chunksIn, neededFor } from './chunkGraph.ts';
import { startColours } from './startColours.ts';

/** Paths of the start script, its style sheet and the main module, and the modules to preload: `['/login', ['src/…']]`. */
export interface StartScriptOptions {
  readonly entry: string;
  readonly style: string;
  readonly main: string;
  readonly preload: readonly (readonly [path: string, modules: readonly string[]])[];
}

/** The files to load with the document, for every path. Files that `index.html` loads are left out. */
function preloadTable(options: StartScriptOptions, chunks: Chunks): [string, string[]][] {
  const known = neededFor([options.main], chunks);
  return options.preload.map(([path, modules]) => {
    const files = [...neededFor(modules, chunks)].filter((file) => !known.has(file));
    return [path, files.map((file) => `/${file}`)];
  });
}

/** The start script as one classic script, which runs before the modules are loaded. */
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
  if (!output || !('output' in output)) throw new Error('The build of the start script has no output.');
  return output.output[0].code;
}

/** The style sheet without comments and indentation, after the colours that it uses. */
function bundleStyle(style: string): string {
  const css = readFileSync(style, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\n\s*/g, '');
  return startColours(css) + css;
}

function hashed(source: string, ending: string): string {
  return `assets/start-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.${ending}`;
}

/**
 * Emits `entry` as an asset and loads it first in `<head>`, because the content security policy allows no inline script,
 * and the application is loaded too late to set the colour scheme or to start the first calls. Links `style` after it,
 * because a style sheet before a script delays the script; it draws the first paint, and hides the text of `index.html`
 * until that text is true.
 */
export function startScript(options: StartScriptOptions): Plugin {
  let script = '';
  let style = '';
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
        const code = await bundle(options.entry, preloadTable(options, chunks));
        const css = bundleStyle(options.style);
        script = hashed(code, 'js');
        style = hashed(css, 'css');
        this.emitFile({ type: 'asset', fileName: script, source: code });
        this.emitFile({ type: 'asset', fileName: style, source: css });
      },
    },
    transformIndexHtml: () => {
      const type = serving ? { type: 'module' } : {};
      const [src, href] = serving ? [options.entry, options.style] : [script, style];
      if (src === '' || href === '') return [];
      return [
        { tag: 'script', attrs: { ...type, src: `/${src}` }, injectTo: 'head-prepend' },
        { tag: 'link', attrs: { rel: 'stylesheet', href: `/${href}` }, injectTo: 'head' },
      ];
    },
  };
}
