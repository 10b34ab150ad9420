import { paths } from '#src/lib/paths.ts';

/** Path beginnings and the files that their pages need beyond the entry. */
export type Preloads = readonly (readonly [path: string, files: readonly string[]])[];

/** The files to fetch with the document: those of the longest beginning of `path`. */
export function filesFor(preloads: Preloads, path: string): readonly string[] {
  let best: readonly [string, readonly string[]] = ['', []];
  for (const entry of preloads) {
    if (path.startsWith(entry[0]) && entry[0].length > best[0].length) best = entry;
  }
  return best[1];
}

/** The reads that a page starts with, so that they are under way before its code is here. */
export function earlyCalls(
  path: string,
  calls: { readonly session: string; readonly developers: string },
): readonly string[] {
  return path === paths.master.developerUsers ? [calls.session, calls.developers] : [calls.session];
}
