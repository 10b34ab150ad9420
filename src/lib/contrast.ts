/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Reads `#RGB` or `#RRGGBB`, with or without the hash; `null` for anything else. The result is safe for a custom
 * property.
 */
export function parseHex(text: string): Rgb | null {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return null;
  const long = digits.length === 6 ? digits : Array.from(digits, (digit) => digit + digit).join('');
  const at = (start: number) => Number.parseInt(long.slice(start, start + 2), 16);
  return [at(0), at(2), at(4)];
}

/** A colour as the console writes it: `#3B82F6`. */
export function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** How readable white text is on a colour: `White text on it: 3.7:1, large text only`. */
export function contrastHint(background: Rgb): string {
  const ratio = contrastRatio(background, [255, 255, 255]);
  const use = ratio >= 4.5 ? 'any text' : ratio >= 3 ? 'large text only' : 'too faint for text';
  const rounded = ratio.toFixed(1);
  // Rounding must not lift the ratio to a limit that the colour misses: 4.48 is not 4.5.
  const tooHigh = (rounded === '4.5' || rounded === '3.0') && Number(rounded) > ratio;
  return `White text on it: ${tooHigh ? (Number(rounded) - 0.1).toFixed(1) : rounded}:1, ${use}`;
}

const lightest: Rgb = [255, 255, 255];
const darkest: Rgb = [0, 0, 0];

/** A colour and the text on it, both safe for a custom property. */
export interface BrandColors {
  readonly background: string;
  /** Black or white, whichever has the higher contrast. */
  readonly text: string;
  /** The contrast of the two, from 1 to 21. */
  readonly contrast: number;
}

/** The colour with black or white for text on it; null when `text` is not a colour. */
export function brandColors(text: string): BrandColors | null {
  const rgb = parseHex(text);
  if (!rgb) return null;
  const withLight = contrastRatio(rgb, lightest);
  const withDark = contrastRatio(rgb, darkest);
  return {
    background: toHex(rgb),
    text: toHex(withLight >= withDark ? lightest : darkest),
    contrast: Math.max(withLight, withDark),
  };
}
