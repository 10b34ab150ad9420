/**
 * Makes a page late, as on a busy machine: each frame by 100 to 150 ms, each timer and each task of React's scheduler by
 * 40 to 60 ms. The delays are the same in each run. Runs in the page, before its scripts, so it uses nothing from outside.
 */
export function delayTasks(): void {
  let random = 1;
  // The generator of Park and Miller (1988).
  const between = (least: number, most: number) => {
    random = (random * 48_271) % 2_147_483_647;
    return least + (random % (most - least));
  };

  const wait = window.setTimeout.bind(window);
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const post = MessagePort.prototype.postMessage;
  /** How to give up a frame, by its id. */
  const frames = new Map<number, () => void>();
  let lastFrame = 0;

  window.requestAnimationFrame = (callback) => {
    lastFrame += 1;
    const id = lastFrame;
    const run = (time: number) => {
      frames.delete(id);
      callback(time);
    };
    const timer = wait(
      () => {
        const frame = request(run);
        frames.set(id, () => cancel(frame));
      },
      between(100, 150),
    );
    frames.set(id, () => clearTimeout(timer));
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    frames.get(id)?.();
    frames.delete(id);
  };
  // A longer timer ends at once (HTML, timer initialization steps): the browser keeps the time in 32 bits.
  const longest = 2 ** 31 - 1;
  // Its type has a second signature, of Node.
  window.setTimeout = ((handler: TimerHandler, delay = 0, ...given: unknown[]) =>
    wait(handler, Math.min(delay + between(40, 60), longest), ...given)) as typeof window.setTimeout;
  MessagePort.prototype.postMessage = function postLater(this: MessagePort, ...given: [unknown]) {
    // React's scheduler posts null to itself for its next task; other messages must keep their order.
    if (given[0] === null) wait(() => post.apply(this, given), between(40, 60));
    else post.apply(this, given);
  };
}
