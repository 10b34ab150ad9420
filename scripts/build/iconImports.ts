import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const library = 'lucide-react';
const EXPORTS = /^export \{(.+)\} from '\.\/icons\/([\w-]+)\.mjs';$/gmu;
const IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/gu;

/** The file of every icon by its names: `Trash2` and `TrashIcon` are `trash`. */
export function iconFiles(index: string): ReadonlyMap<string, string> {
  return new Map(
    [...index.matchAll(EXPORTS)].flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.replace(/^\s*default as /u, '').trim(), file] as const),
    ),
  );
}

/** Replaces each import of icons by imports of their files. Throws for a name that is no icon. */
export function withIconFiles(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(IMPORT, (_, list: string) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
      .map((item) => {
        const [name = '', local = name] = item.split(/\s+as\s+/u);
        const file = files.get(name);
        if (file === undefined) throw new Error(`${library} has no icon ${name}`);
        return `import ${local} from '${library}/icons/${file}'`;
      })
      .join(';'),
  );
}

/**
 * Imports icons from their files. Through the library's index every module that shows an icon would import all icons,
 * and the chunks, which follow the imports of modules, would give each page the icons of the whole console.
 */
export function iconImports(): Plugin {
  let files: ReadonlyMap<string, string> = new Map();
  return {
    name: 'icon-imports',
    apply: 'build',
    async buildStart() {
      const index = await this.resolve(library);
      if (!index) throw new Error(`${library} is not installed`);
      files = iconFiles(readFileSync(index.id, 'utf8'));
    },
    transform: {
      // After the types are removed, which are imported from the index too.
      order: 'post',
      filter: { id: { exclude: /\/node_modules\// }, code: library },
      handler: (code) => ({ code: withIconFiles(code, files), map: null }),
    },
  };
}
