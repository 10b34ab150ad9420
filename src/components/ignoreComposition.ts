/**
 * Keeps the keys of an input method from acting: until a word is composed, Enter, Escape and the arrows are its own. In
 * Safari the Enter that ends a composition comes after it, with the key code 229 (UI Events, 8.3). Call it before anything
 * else listens to keys.
 */
export function ignoreComposition(): void {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
