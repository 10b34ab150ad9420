import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { snippetsOf } from './write.ts';

const asked = /\.stories\.tsx\?snippets$/;

/** Answers imports of `X.stories.tsx?snippets` with the snippets of the file's stories, by their id. */
export function snippets(): Plugin {
  return {
    name: 'console-snippets',
    load: {
      filter: { id: asked },
      handler(id) {
        const path = relative(process.cwd(), id.replace(/\?.*$/, '')).replaceAll('\\', '/');
        return { code: `export default ${JSON.stringify(snippetsOf(path))};`, moduleType: 'js' };
      },
    },
  };
}
