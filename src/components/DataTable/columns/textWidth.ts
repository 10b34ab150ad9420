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

function fromCanvas(fontSize: number): TextWidth {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return createTextWidth((text) => text.length * fontSize);
  // Of the weights of cells and titles the wider one: with rounded widths that is not always the bolder one.
  return createTextWidth((text) =>
    Math.max(
      ...[400, 500].map((weight) => {
        context.font = `${weight} ${fontSize}px ${measures.font.family}`;
        return context.measureText(text).width;
      }),
    ),
  );
}

/** By size of the font. */
const known = new Map<number, TextWidth>();
const listeners = new Set<() => void>();

function renew() {
  known.clear();
  for (const listener of listeners) listener();
}

function inFont(fontSize: number): TextWidth {
  const textWidth = known.get(fontSize) ?? fromCanvas(fontSize);
  if (known.size === 0) document.fonts.addEventListener('loadingdone', renew, { once: true });
  known.set(fontSize, textWidth);
  return textWidth;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The widths of texts in the loaded font of this size in px; another function when a font was loaded. */
export function useTextWidth(fontSize: number): TextWidth {
  return useSyncExternalStore(subscribe, () => inFont(fontSize));
}
