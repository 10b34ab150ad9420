import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { sourcesOf } from '#scripts/sources.ts';

const imports = /\bimport\s*\{([^}]*)\}\s*from\s*'lucide-react'/gu;

/** The icons that the console uses, with the names of the files that use them. */
export function usedIcons(): ReadonlyMap<string, readonly string[]> {
  const used = new Map<string, string[]>();
  for (const { path, text } of sourcesOf('src')) {
    for (const [, list = ''] of text.matchAll(imports)) {
      for (const item of list.split(',').map((one) => one.trim())) {
        const name = item.replace(/\s+as\s.*$/u, '');
        if (name === '' || name.startsWith('type ')) continue;
        used.set(name, [...(used.get(name) ?? []), basename(path).replace(/\.tsx?$/u, '')]);
      }
    }
  }
  return new Map([...used].toSorted(([one], [other]) => one.localeCompare(other)));
}

const id = 'virtual:used-icons';

/** Answers the import of `virtual:used-icons` with those icons. */
export function iconList(): Plugin {
  return {
    name: 'console-icons',
    resolveId: { filter: { id: /^virtual:used-icons$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:used-icons$/ },
      handler() {
        const icons = [...usedIcons()];
        const names = icons.map(([name]) => name).join(', ');
        const entries = icons.map(
          ([name, files]) => `{ name: '${name}', Icon: ${name}, files: ${JSON.stringify(files)} }`,
        );
        return {
          code: `import { ${names} } from 'lucide-react';\nexport const icons = [${entries.join(', ')}];`,
          moduleType: 'js',
        };
      },
    },
  };
}
