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

/** The roles of the stored user, of whom the server has not yet confirmed anything; none for a malformed one. */
export function storedRoles(user: unknown): readonly string[] {
  if (typeof user !== 'object' || user === null || !('roles' in user) || !Array.isArray(user.roles))
    return [];
  return user.roles.filter((role) => typeof role === 'string');
}
