/** A pause that can be ended early. */
export interface Sleep {
  readonly sleep: (ms: number) => Promise<void>;
  /** Ends the present pause, if there is one. */
  readonly wake: () => void;
}

export function createSleep(): Sleep {
  let end: () => void = () => undefined;
  return {
    sleep: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, Math.max(1, ms));
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    wake: () => end(),
  };
}
