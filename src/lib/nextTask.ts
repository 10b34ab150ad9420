/** Waits for the next task, so that the browser can draw and handle input in between. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
