import { countOf } from './text.ts';

const UNITS = ['KB', 'MB', 'GB'] as const;

/** A readable file size, in units of 1024: `512 bytes`, `34 KB`, `1.5 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return inBytes(bytes);
  let size = bytes / 1024;
  let unit = 0;
  while (size >= 1023.95 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const text = size < 10 ? size.toFixed(1).replace(/\.0$/u, '') : String(Math.round(size));
  return `${text} ${UNITS[unit]}`;
}

/** Two sizes to compare: in bytes when rounding would give the same text for both. */
export function formatBytesApart(one: number, other: number): readonly [string, string] {
  const rounded = [formatBytes(one), formatBytes(other)] as const;
  return rounded[0] === rounded[1] ? [inBytes(one), inBytes(other)] : rounded;
}

const inBytes = (bytes: number) => countOf(bytes, 'byte', 'bytes');
