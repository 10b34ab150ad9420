/** One line of Today's work: a count with its sentence, and the address of what is counted. */
export interface Todo {
  readonly id: string;
  readonly count: number;
  /** The sentence after the count: `open tickets have no assignee`. */
  readonly text: string;
  readonly href: string;
}

/** Computes the work of a portal from the samples of this tab. */
export interface TodoSource {
  /** What needs work at a moment: lines with a count above zero. */
  readonly read: (now: Date) => readonly Todo[];
  /** Calls the listener when a record has changed; returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The state of Today's work. */
export type TodoState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly lines: readonly Todo[] };
