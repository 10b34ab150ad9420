import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** Whether the current module is one of these (paths in the project) or of their static imports. */
export type Needed = (by: readonly string[]) => boolean;

/** A chunk of the build, with the test for its modules. A chunk earlier in the list has precedence. */
export interface PageChunk {
  readonly name: string;
  takes: (id: string, needed: Needed) => boolean;
}

function closureOf(roots: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = roots.map((root) => resolve(root));
  const missing = waiting.find((id) => !existsSync(id));
  if (missing) throw new Error(`The chunks of the build name a file that does not exist: ${missing}`);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * The chunks in the order of the list, for Rolldown's `codeSplitting`. Rolldown places modules that no chunk takes.
 */
export function pageChunks(chunks: readonly PageChunk[]): Rolldown.CodeSplittingGroup[] {
  const closures = new Map<string, ReadonlySet<string>>();

  function closure(roots: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> {
    const key = roots.join();
    const known = closures.get(key) ?? closureOf(roots, context);
    closures.set(key, known);
    return known;
  }

  return chunks.map(({ name, takes }, position) => ({
    debugName: name,
    priority: chunks.length - position,
    name: (id, context) => (takes(id, (by) => closure(by, context).has(id)) ? name : null),
  }));
}
