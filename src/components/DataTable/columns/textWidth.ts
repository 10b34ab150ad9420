import { useSyncExternalStore } from 'react';
import { measures } from '#src/components/theme/tokens.ts';

/** Width of a text in px in the font of the table. */
export type TextWidth = (text: string) => number;

/** Only so much of a text is measured; no column is as wide. */
const longest = 200;

const zero = 48;
const nine = 57;

/**
 * Measures texts by the widths of their characters, each of which is asked of `measure` once, so that ten thousand texts
 * take a few milliseconds. Texts with other characters than ASCII are measured whole. Digits are as wide as a 0, which is
 * the width of tabular ones.
 */
export function createTextWidth(measure: (text: string) => number): TextWidth {
  const known = new Float32Array(128).fill(-1);
  function widthOf(code: number): number {
    const width = known[code] ?? -1;
    if (width >= 0) return width;
    const measured = measure(String.fromCharCode(code));
    known[code] = measured;
    return measured;
  }
  return (text) => {
    let width = 0;
    for (let i = 0; i < text.length && i < longest; i++) {
      const code = text.charCodeAt(i);
      if (code > 127) return measure(text.slice(0, longest).replace(/\d/gu, '0'));
      width += widthOf(code >= zero && code <= nine ? zero : code);
    }
    return width;
  };
}

function fromCanvas(): TextWidth {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return createTextWidth((text) => text.length * 8);
  // Of the weights of cells and titles the wider one: with rounded widths that is not always the bolder one.
  return createTextWidth((text) =>
    Math.max(
      ...[400, 500].map((weight) => {
        context.font = `${weight} 13px ${measures.font.family}`;
        return context.measureText(text).width;
      }),
    ),
  );
}

let current: TextWidth | undefined;
const listeners = new Set<() => void>();

function renew() {
  current = fromCanvas();
  for (const listener of listeners) listener();
}

function snapshot(): TextWidth {
  if (current) return current;
  document.fonts.addEventListener('loadingdone', renew);
  current = fromCanvas();
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The widths of texts in the font that is loaded; another function when a font was loaded. */
export function useTextWidth(): TextWidth {
  return useSyncExternalStore(subscribe, snapshot);
}
