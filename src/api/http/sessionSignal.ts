let controller = new AbortController();

/**
 * Aborted when the session changes: it began, ended, or went on to the next step of a sign-in. What began before must not
 * change it any more; no request takes this signal, so a save in flight is still sent when the session ends.
 */
export function sessionSignal(): AbortSignal {
  return controller.signal;
}

/** The session changes: aborts its signal, and returns the signal from now on. */
export function renewSession(): AbortSignal {
  controller.abort();
  controller = new AbortController();
  return controller.signal;
}
