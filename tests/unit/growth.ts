const LONG = 10_000;
const FACTOR = 16;
/** Between 1, where each character is read once, and 16, where the rest is read again from each character. */
const LIMIT = 5;
/** Near enough to 1 for one try to be believed. */
const CLEAR = 2;
const TRIES = { least: 5, most: 20 };

function timeOf(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/**
 * Whether the time of `run` grows faster than the length of its text: the time of one text of 10,000 characters is
 * compared with that of 16 texts of 625. Both are the least of several tries, so that neither a fast machine nor a busy
 * one changes the answer.
 */
export function growsFasterThanLength(
  run: (text: string) => unknown,
  textOf: (length: number) => string,
): boolean {
  const long = textOf(LONG);
  const short = textOf(LONG / FACTOR);
  const runShort = () => {
    for (let times = 0; times < FACTOR; times += 1) run(short);
  };
  const least = { long: Number.POSITIVE_INFINITY, short: Number.POSITIVE_INFINITY };
  for (let tries = 1; tries <= TRIES.most; tries += 1) {
    least.short = Math.min(least.short, timeOf(runShort));
    least.long = Math.min(
      least.long,
      timeOf(() => run(long)),
    );
    const limit = tries < TRIES.least ? CLEAR : LIMIT;
    if (least.long <= limit * least.short) return false;
  }
  return true;
}
