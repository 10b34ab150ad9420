/**
 * Processor time in ms. That of the process has other threads in it, and the time that passes has other programs: the
 * function takes less than either.
 */
function timeOf(run: (text: string) => unknown, text: string): number {
  const start = performance.now();
  const before = process.cpuUsage();
  run(text);
  const { user, system } = process.cpuUsage(before);
  return Math.min((user + system) / 1000, performance.now() - start);
}

/**
 * In ms. A quadratic function takes a second for the longer text. Less than this is not slow, and on a busy machine a pause
 * to collect memory is as long as that.
 */
const QUICK = 40;
/**
 * Three times for twice the text is nine times for four times the text, which is farther from the sixteen times of a
 * quadratic function and from the four times of a linear one.
 */
export const LONGER = 4;
const MOST = 9;

/** Whether the longer text takes too long, by the best times of several, each time that they are measured. */
export function isSlow(run: (text: string) => unknown, text: string, longer: string): boolean {
  if (timeOf(run, longer) < QUICK) return false;
  return [3, 5, 9].every((times) => {
    let short = Number.POSITIVE_INFINITY;
    let long = Number.POSITIVE_INFINITY;
    for (let time = 0; time < times; time += 1) {
      short = Math.min(short, timeOf(run, text));
      long = Math.min(long, timeOf(run, longer));
    }
    return long > MOST * Math.max(short, QUICK / MOST);
  });
}
