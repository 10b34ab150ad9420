/** Runs when the browser has nothing better to do; the answer takes it back. */
export function whenIdle(run: () => void): () => void {
  // Not in every browser yet.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}
