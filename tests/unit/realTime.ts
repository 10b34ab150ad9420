import { afterEach, beforeEach, vi } from 'vitest';

/** Tests share a thread: each begins and ends with the real time, whatever clock it sets. */
const realTime = () => {
  vi.useRealTimers();
};
beforeEach(realTime);
afterEach(realTime);
