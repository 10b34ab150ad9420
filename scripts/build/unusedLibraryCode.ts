import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const DISPLAY_NAME = /^[\w$]+\.displayName = (["'])[^"']*\1;$/gmu;
const WRAPPER = /^((?:var|let|const) [\w$]+ = )(?=React\d*\.(?:forwardRef|createContext)\()/gmu;

/** Removes the names of components for React's developer tools, and marks unused calls that create one as removable. */
export function withoutSideEffects(code: string): string {
  return code.replace(DISPLAY_NAME, '').replace(WRAPPER, '$1/* @__PURE__ */ ');
}

/** The package names the router's development files only, which contain warnings for developers. */
const routerFiles = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };

const productionRouter = Object.entries(routerFiles).map(([name, file]) => ({
  find: new RegExp(`^${name}$`, 'u'),
  replacement: resolve('node_modules/react-router/dist/production', file),
}));

/**
 * Lets the build leave out parts of libraries that the console does not use. To a bundler `React.forwardRef(…)` and
 * `Form.displayName = 'Form'` are side effects, which keep `Form` and all that it uses.
 */
export function unusedLibraryCode(): Plugin {
  return {
    name: 'unused-library-code',
    apply: 'build',
    config: () => ({ resolve: { alias: productionRouter } }),
    transform: {
      filter: { id: /\/node_modules\//, code: /\.displayName = / },
      handler: (code) => ({ code: withoutSideEffects(code), map: null }),
    },
  };
}
