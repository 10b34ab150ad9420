import type { Declaration } from './snippet.ts';
import { helperOf, type Node, printed, referencesOf, type Source } from './source.ts';
import type { Placed } from './stories.ts';

/** What code needs from the modules that it was taken from. */
export interface Declared {
  readonly imports: readonly { readonly from: string; readonly written: string }[];
  readonly declarations: readonly Declaration[];
}

/** What serves stories, not what they show. */
const ofStories = /^storybook\/|^#storybook\//;

/**
 * The imports and declarations that the code at these places needs, directly or through each other, each after what it
 * needs itself. `names` are further names of one of the modules.
 */
export function declaredBy(
  places: readonly Placed[],
  names: { readonly source: Source; readonly names: readonly string[] },
  replace: (source: Source) => (node: Node) => string | undefined,
): Declared {
  const imports = new Map<string, { from: string; written: string }>();
  const seen = new Map<Node, { names: string[] }>();
  const declarations: { node: Node; source: Source; names: string[] }[] = [];

  function look(source: Source, name: string): void {
    const imported = source.imports.get(name);
    if (imported) {
      const helper = helperOf(source, imported);
      if (helper) look(helper, imported.imported);
      else if (!ofStories.test(imported.from)) imports.set(`${imported.from} ${imported.written}`, imported);
      return;
    }
    const node = source.declarations.get(name);
    if (!node) return;
    const known = seen.get(node);
    if (known) {
      known.names.push(name);
      return;
    }
    const place = { source, names: [name] };
    seen.set(node, place);
    for (const reference of referencesOf(node)) if (reference !== name) look(source, reference);
    declarations.push({ node, ...place });
  }

  for (const { source, node } of places) for (const name of referencesOf(node)) look(source, name);
  for (const name of names.names) look(names.source, name);
  return {
    imports: [...imports.values()].map(({ from, written }) => ({ from, written })),
    declarations: declarations.map(({ node, source, names: declared }) => ({
      names: [...new Set(declared)],
      text: printed(source, node, replace(source)),
    })),
  };
}
