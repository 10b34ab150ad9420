import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** Whether the module in question is one of these (paths of ours), or is imported by them before they can run. */
export type Needed = (by: readonly string[]) => boolean;

/** A file of the build, and which modules go into it, as far as no file before it in the list takes them. */
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
 * The files of the build in the order of the list, for Rolldown's `codeSplitting`. A module that none of them
 * takes goes where Rolldown puts it.
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
