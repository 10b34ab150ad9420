import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Packages whose code another package has copied, so that the build does not see that it contains them. */
const COPIES = [{ name: 'saxen', inside: '/node_modules/read-excel-file/modules/saxen/' }] as const;

/** The part of a licence file about a package, as Vite writes it. */
function partOf(name: string): string {
  const folder = `node_modules/${name}`;
  const { version, license }: { version: string; license: string } = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  );
  return `\n## ${name} - ${version} (${license})\n\n${readFileSync(`${folder}/LICENSE`, 'utf8').trim()}\n`;
}

/** Adds the licences of copied code to the file that Vite writes, `licenses.txt`. */
export function copiedLicenses(fileName: string): Plugin {
  return {
    name: 'copied-licenses',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[fileName];
        if (file?.type !== 'asset') throw new Error(`The build has no ${fileName}`);
        const modules = Object.values(bundle).flatMap((each) =>
          each.type === 'chunk' ? each.moduleIds : [],
        );
        const copied = COPIES.filter(({ inside }) => modules.some((id) => id.includes(inside)));
        file.source = String(file.source) + copied.map(({ name }) => partOf(name)).join('');
      },
    },
  };
}
