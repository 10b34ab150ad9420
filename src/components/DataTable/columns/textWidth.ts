import { useSyncExternalStore } from 'react';
import { measures } from '#src/components/theme/tokens.ts';

/** Width of a text in px in the font of the table; of a numeric column with tabular digits. */
export type TextWidth = (text: string, numeric?: boolean) => number;

/** Only so much of a text is measured; no column is as wide. */
const longest = 200;

const zero = 48;
const nine = 57;
/** ASCII characters below this one are digits, spaces and signs. */
const letters = 65;

/**
 * Measures texts by the widths of their characters, each of which is asked of `measure` once, so that ten thousand texts
 * take a few milliseconds. Texts with other characters than ASCII are measured whole. Digits are as wide as a tabular
 * one, `digit` px; in a numeric column so are the spaces and signs between them.
 */
export function createTextWidth(measure: (text: string) => number, digit: number): TextWidth {
  const known = new Float32Array(128).fill(-1);
  function widthOf(code: number): number {
    const width = known[code] ?? -1;
    if (width >= 0) return width;
    const measured = code >= zero && code <= nine ? digit : measure(String.fromCharCode(code));
    known[code] = measured;
    return measured;
  }
  function measureWhole(text: string): number {
    const digits = text.replace(/\D/gu, '').length;
    return measure(text.replace(/\d/gu, '')) + digits * digit;
  }
  return (text, numeric = false) => {
    let width = 0;
    for (let i = 0; i < text.length && i < longest; i++) {
      const code = text.charCodeAt(i);
      if (code > 127) return measureWhole(text.slice(0, longest));
      width += numeric && code < letters ? digit : widthOf(code);
    }
    return width;
  };
}

/** Of the weights of cells and titles the wider one: with rounded widths that is not always the bolder one. */
function widest(fontSize: number, measure: (font: string) => number): number {
  return Math.max(...[400, 500].map((weight) => measure(`${weight} ${fontSize}px ${measures.font.family}`)));
}

/** The width of a tabular digit in px. A canvas has only proportional digits, so an element is measured. */
function tabularDigit(font: string): number {
  const digits = document.createElement('span');
  digits.textContent = '0123456789';
  Object.assign(digits.style, { position: 'absolute', font, fontVariantNumeric: 'tabular-nums' });
  document.body.append(digits);
  const { width } = digits.getBoundingClientRect();
  digits.remove();
  return width / 10;
}

function inBrowser(fontSize: number): TextWidth {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return createTextWidth((text) => text.length * fontSize, fontSize);
  const measure = (text: string) =>
    widest(fontSize, (font) => {
      context.font = font;
      return context.measureText(text).width;
    });
  return createTextWidth(measure, widest(fontSize, tabularDigit));
}

/** By size of the font. */
const known = new Map<number, TextWidth>();
const listeners = new Set<() => void>();

function renew() {
  known.clear();
  for (const listener of listeners) listener();
}

function inFont(fontSize: number): TextWidth {
  const textWidth = known.get(fontSize) ?? inBrowser(fontSize);
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
