/** Shows how far the pictures are: in place in a terminal, otherwise a line for each tenth. */
export function showProgress(taken: number, all: number, differing: number): void {
  const line = `${taken} of ${all} photographed, ${differing} differ`;
  if (process.stdout.isTTY) {
    process.stdout.write(`\r${line}${taken === all ? '\n' : ''}`);
  } else if (taken === all || Math.floor((taken * 10) / all) > Math.floor(((taken - 1) * 10) / all)) {
    console.log(line);
  }
}
