const request = window.requestAnimationFrame.bind(window);
const cancel = window.cancelAnimationFrame.bind(window);

/** The callbacks that wait for the next frame. */
const waiting = new Set<number>();

/** The most frames to wait for: an animation requests one after the other. */
const MOST_FRAMES = 5;

/** Waits for the next frame. */
export const nextFrame = () => new Promise<number>(request);

/** Keeps count of the callbacks that wait for the next frame, for `requestedFrames`. */
export function countFrames(): void {
  window.requestAnimationFrame = (callback) => {
    const id = request((time) => {
      waiting.delete(id);
      callback(time);
    });
    waiting.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    waiting.delete(id);
    cancel(id);
  };
}

/**
 * Waits until no callback waits for a frame. A dialog, for example, takes the focus in the frame after the one that
 * shows it: a person cannot press a key before, a play can.
 */
export async function requestedFrames(): Promise<void> {
  for (let frame = 0; waiting.size > 0 && frame < MOST_FRAMES; frame += 1) await nextFrame();
}
