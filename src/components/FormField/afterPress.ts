let pressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), { capture: true, passive: true });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(end, () => (pressed = false), { capture: true, passive: true });
  }
}

/**
 * Runs now, or when the button under the pointer was pressed and let go: a message that appears in between would
 * move that button away, and the click would be lost.
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
        // The click itself comes right after.
        setTimeout(run);
      },
      { signal: ends.signal },
    );
  }
}
