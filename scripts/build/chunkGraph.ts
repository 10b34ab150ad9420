import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** A script of a build: its modules, and the scripts that it imports statically. */
export type Chunk = Pick<Rolldown.OutputChunk, 'facadeModuleId' | 'moduleIds' | 'imports'>;

/** The scripts of a build by file name. */
export type Chunks<Kind extends Chunk = Chunk> = ReadonlyMap<string, Kind>;

/** The scripts among the files of a build. */
export function chunksIn(
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): Chunks<Rolldown.OutputChunk> {
  return new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
}

/** The script that contains a module of the project; undefined when the build has none. */
function chunkOf(module: string, chunks: Chunks): string | undefined {
  const id = resolve(module);
  for (const [file, chunk] of chunks) {
    if (chunk.facadeModuleId === id) return file;
  }
  for (const [file, chunk] of chunks) {
    if (chunk.moduleIds.includes(id)) return file;
  }
  return undefined;
}

/** The scripts that contain these modules, with all their static imports. Throws for a module that is not in the build. */
export function neededFor(modules: readonly string[], chunks: Chunks): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (file: string): void => {
    const chunk = chunks.get(file);
    if (!chunk || found.has(file)) return;
    found.add(file);
    for (const imported of chunk.imports) add(imported);
  };
  for (const module of modules) {
    const file = chunkOf(module, chunks);
    if (file === undefined) throw new Error(`No file of the build holds ${module}.`);
    add(file);
  }
  return found;
}
