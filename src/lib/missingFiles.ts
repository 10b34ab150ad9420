let deciding: Promise<void> | null = null;

/**
 * A file of this build could not be loaded, and it is open whether the page is loaded anew for it: `decide` resolves
 * when the page stays, and never when it goes. Files that are missed meanwhile share the answer.
 */
export function decideOnMissingFile(decide: () => Promise<void>): void {
  deciding ??= decide().finally(() => {
    deciding = null;
  });
}

/** Resolves once the page stays for sure, so that nothing is taken away that the page to come would open again. */
export function pageStays(): Promise<void> {
  return deciding ?? Promise.resolve();
}
