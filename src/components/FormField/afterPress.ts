let pressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), { capture: true, passive: true });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(end, () => (pressed = false), { capture: true, passive: true });
  }
}

/**
 * Runs `run` now, or after the pointer is released if it is down: an error message that appears between press and
 * release would move the pressed button, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (!pressed) {
    run();
    return;
  }
  const ends = new AbortController();
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(
      end,
      () => {
        ends.abort();
        // The click event comes right after this one.
        setTimeout(run);
      },
      { signal: ends.signal },
    );
  }
}
