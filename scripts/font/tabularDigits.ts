import { unpack, type Woff2 } from './woff2.ts';

// OpenType 1.9: `cmap` (format 4) maps characters to glyphs, `GSUB` replaces glyphs by feature.

/** The glyphs of the digits 0 to 9. */
function digitGlyphs(cmap: Buffer): ReadonlySet<number> {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + i * 8));
  const start = subtables.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('The font has no cmap of format 4.');
  const size = cmap.readUInt16BE(start + 6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map(
    (n) => start + n,
  ) as [number, number, number, number];
  const glyphs = Array.from('0123456789', (digit) => {
    const code = digit.charCodeAt(0);
    for (let i = 0; i < size; i += 2) {
      if (cmap.readUInt16BE(ends + i) < code) continue;
      const first = cmap.readUInt16BE(starts + i);
      const offset = cmap.readUInt16BE(offsets + i);
      if (offset === 0) return (code + cmap.readUInt16BE(deltas + i)) & 0xffff;
      return cmap.readUInt16BE(offsets + i + offset + (code - first) * 2);
    }
    return 0;
  });
  return new Set(glyphs);
}

/** Offsets in `GSUB` of the single substitutions of the feature `tnum`. */
function tabularSubstitutions(gsub: Buffer): number[] {
  const word = (offset: number) => gsub.readUInt16BE(offset);
  const [features, lookups] = [word(6), word(8)];
  const found = new Set<number>();
  for (let i = 0; i < word(features); i++) {
    const record = features + 2 + i * 6;
    if (gsub.toString('latin1', record, record + 4) !== 'tnum') continue;
    const feature = features + word(record + 4);
    for (let j = 0; j < word(feature + 2); j++) {
      const lookup = lookups + word(lookups + 2 + word(feature + 4 + j * 2) * 2);
      for (let k = 0; k < word(lookup + 4); k++) found.add(lookup + word(lookup + 6 + k * 2));
    }
  }
  return [...found];
}

/** The glyphs of a coverage table, in the order of their indexes. */
function covered(gsub: Buffer, coverage: number): number[] {
  const word = (offset: number) => gsub.readUInt16BE(offset);
  const records = Array.from({ length: word(coverage + 2) }, (_, i) => i);
  if (word(coverage) === 1) return records.map((i) => word(coverage + 4 + i * 2));
  return records.flatMap((i) => {
    const [first, last] = [word(coverage + 4 + i * 6), word(coverage + 6 + i * 6)];
    return Array.from({ length: last - first + 1 }, (_, n) => first + n);
  });
}

/**
 * Limits the feature `tnum` of a font to the digits: every other character keeps its own shape. Inter makes the hyphen,
 * the space and all punctuation as wide as a digit, which pulls dates and ids apart. Returns how many characters changed.
 */
export function limitToDigits(font: Woff2): number {
  const gsub = font.table('GSUB');
  const digits = digitGlyphs(font.table('cmap'));
  let changed = 0;
  for (const substitution of tabularSubstitutions(gsub)) {
    if (gsub.readUInt16BE(substitution) !== 2) throw new Error('Expected a list of glyphs in `tnum`.');
    for (const [i, glyph] of covered(gsub, substitution + gsub.readUInt16BE(substitution + 2)).entries()) {
      const substitute = substitution + 6 + i * 2;
      if (digits.has(glyph) || gsub.readUInt16BE(substitute) === glyph) continue;
      gsub.writeUInt16BE(glyph, substitute);
      changed += 1;
    }
  }
  return changed;
}

/** The font of the console from a file of Inter. */
export function toConsoleFont(file: Buffer): Woff2 {
  const font = unpack(file);
  limitToDigits(font);
  return font;
}
