let deciding: Promise<void> | null = null;

/**
 * Called when a file of this build fails to load. `decide` resolves when the page is kept, and never when it reloads.
 * Failures during the decision share it.
 */
export function decideOnMissingFile(decide: () => Promise<void>): void {
  deciding ??= decide().finally(() => {
    deciding = null;
  });
}

/** Resolves once the page is sure not to reload, so that state is not cleared which a reload would restore. */
export function pageStays(): Promise<void> {
  return deciding ?? Promise.resolve();
}
