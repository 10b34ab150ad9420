const LONG = 20_000;
const FACTOR = 40;
/** Between 1, where each character is read once, and 40, where the rest is read again from each character. */
const LIMIT = 8;
const TRIES = 5;

function timeOf(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/**
 * Whether the time of `run` grows faster than the length of its text: the time of one text of 20,000 characters is
 * compared with that of 40 texts of 500. Both are the least of up to five tries, so that neither a fast machine nor a
 * busy one changes the answer.
 */
export function growsFasterThanLength(
  run: (text: string) => unknown,
  textOf: (length: number) => string,
): boolean {
  const long = textOf(LONG);
  const short = textOf(LONG / FACTOR);
  const least = { long: Number.POSITIVE_INFINITY, short: Number.POSITIVE_INFINITY };
  for (let at = 0; at < TRIES; at += 1) {
    least.short = Math.min(
      least.short,
      timeOf(() => {
        for (let times = 0; times < FACTOR; times += 1) run(short);
      }),
    );
    least.long = Math.min(
      least.long,
      timeOf(() => run(long)),
    );
    if (least.long <= LIMIT * least.short) return false;
  }
  return true;
}
