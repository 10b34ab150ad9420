import { paths } from '#src/lib/paths.ts';

/** Path prefixes and the files that their pages need beside the entry. */
export type Preloads = readonly (readonly [path: string, files: readonly string[]])[];

/** The files to load with the document: those of the longest prefix of `path`. */
export function filesFor(preloads: Preloads, path: string): readonly string[] {
  let best: readonly [string, readonly string[]] = ['', []];
  for (const entry of preloads) {
    if (path.startsWith(entry[0]) && entry[0].length > best[0].length) best = entry;
  }
  return best[1];
}

/** The first requests of a page, to be sent before its code is loaded. */
export function earlyRequests(
  path: string,
  requests: { readonly session: string; readonly developers: string },
): readonly string[] {
  return path === paths.master.developerUsers ? [requests.session, requests.developers] : [requests.session];
}
