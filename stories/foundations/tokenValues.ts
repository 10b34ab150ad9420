import { dark, light, type Palette } from '#src/components/theme/tokens.ts';
import { contrastRatio, parseHex } from '#src/lib/contrast.ts';

/** The colours of a group in one theme; undefined for a measure. */
export function coloursOf(palette: Palette, group: string): Readonly<Record<string, string>> | undefined {
  return Object.entries(palette).find(([name]) => name === group)?.[1];
}

/**
 * What a colour is read against: text and lines on a card, the background of an intent under its own text. None for
 * other backgrounds.
 */
export function counterpart(palette: Palette, group: string, token: string): string | undefined {
  if (group === 'text') return token === 'onSolid' ? palette.primary.solid : palette.surface.card;
  if (group === 'focus' || group === 'chart' || token === 'strong') return palette.surface.card;
  if (token === 'solid' || token === 'solidHover') return palette.text.onSolid;
  if (token === 'tonal') return coloursOf(palette, group)?.text;
  if (token === 'text') return group === 'mark' ? palette.mark.base : palette.surface.card;
  return undefined;
}

/** The contrast of a colour with its counterpart by WCAG 2.2, `6.2:1`; empty without one. */
export function contrastOf(palette: Palette, group: string, token: string): string {
  const colour = coloursOf(palette, group)?.[token] ?? '';
  const [one, other] = [colour, counterpart(palette, group, token) ?? ''].map(parseHex);
  // Rounded down: 4.48 is not 4.5.
  return one && other ? `${(Math.floor(contrastRatio(one, other) * 10) / 10).toFixed(1)}:1` : '';
}

/** The two themes, side by side on the page of tokens. */
export const themes = { Light: light, Dark: dark } as const;

/** The parts of a font: `600 1.25rem/1.75rem` has 20 px on a line of 28 px at weight 600. Null for a family. */
export function partsOfFont(font: string): { weight: string; size: string; line: string } | null {
  const [, weight = '', size, line] = /^(\d+) ([\d.]+)rem\/([\d.]+)rem$/u.exec(font) ?? [];
  if (weight === '') return null;
  return { weight, size: `${Number(size) * 16} px`, line: `${Number(line) * 16} px` };
}
