import { nextTask } from '#src/lib/nextTask.ts';

/** The failures that a caller of `handleMissing` handles. */
const handled = new WeakSet<Error>();
/** The decision in progress; files that fail meanwhile share it. */
let decision: Promise<void> | null = null;
let settled: Promise<unknown> = Promise.resolve();

/**
 * Loads code whose absence the caller handles itself: it is ignored, or the caller has a message or a reload of its own.
 * A missing file then starts no other decision.
 */
export async function handleMissing<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error) handled.add(error);
    throw error;
  }
}

/**
 * Starts the decision whether to reload the page because a file of this build could not be loaded, unless a caller of
 * `handleMissing` gets this error. `decide` resolves when the page stays; it never resolves when the page is reloaded.
 */
export function decideOnMissingFile(error: Error, decide: () => Promise<void>): void {
  settled = Promise.all([settled, unlessHandled(error, decide)]);
}

async function unlessHandled(error: Error, decide: () => Promise<void>): Promise<void> {
  // The error reaches its caller after the event of the missing file.
  await nextTask();
  if (handled.has(error)) return;
  decision ??= decide().finally(() => {
    decision = null;
  });
  await decision;
}

/** Resolves once it is decided that the page stays: until then nothing may close that the reloaded page would reopen. */
export async function pageStays(): Promise<void> {
  await settled;
}
