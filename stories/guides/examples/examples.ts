import type { ReactNode } from 'react';

/** What shows a point of the advice of a guide: the first one, or the one at a place. */
export type Example = ReactNode | readonly [at: number, show: ReactNode];

/** The live examples of a component's advice. */
export interface Examples {
  readonly do: Example;
  readonly dont: Example;
}

/** A handler of an example, which nothing calls. */
export const ignore = () => undefined;
