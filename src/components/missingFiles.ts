let handled = 0;
let deciding: Promise<void> | null = null;

/**
 * Loads code whose absence the caller handles itself, by a message or a reload of its own: meanwhile `isHandled` is
 * true, and a missing file starts no other decision.
 */
export async function handleMissing<T>(load: () => Promise<T>): Promise<T> {
  handled += 1;
  try {
    return await load();
  } finally {
    handled -= 1;
  }
}

/** Whether a caller of `handleMissing` handles a file that could not be loaded now. */
export function isHandled(): boolean {
  return handled > 0;
}

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
