import { afterEach, beforeEach, vi } from 'vitest';

/** Tests share a thread: each begins and ends with the real time, globals and functions, whatever it puts in their place. */
const restore = () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
};
beforeEach(restore);
afterEach(restore);
