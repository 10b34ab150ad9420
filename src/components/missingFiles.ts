let deciding: Promise<void> | null = null;

/**
 * Starts the decision whether to reload the page because a file of this build could not be loaded. `decide` resolves
 * when the page stays; it never resolves when the page is reloaded. Files that fail meanwhile share the decision.
 */
export function decideOnMissingFile(decide: () => Promise<void>): void {
  deciding ??= decide().finally(() => {
    deciding = null;
  });
}

/** Resolves once it is decided that the page stays: until then nothing may close that the reloaded page would reopen. */
export function pageStays(): Promise<void> {
  return deciding ?? Promise.resolve();
}
