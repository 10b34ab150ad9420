import { dark, light, measures, type Palette } from '#src/components/theme/tokens.ts';
import { contrastRatio, parseHex } from '#src/lib/contrast.ts';

type Colours = Readonly<Record<string, string>>;

/** The colours of a group in one theme; undefined for a measure. */
function coloursOf(palette: Palette, group: string): Colours | undefined {
  return Object.entries(palette).find(([name]) => name === group)?.[1];
}

/**
 * What a colour is read against: text and lines on a card, the background of an intent under its own text. None for
 * other backgrounds.
 */
function counterpart(palette: Palette, group: string, token: string): string | undefined {
  if (group === 'text') return token === 'onSolid' ? palette.primary.solid : palette.surface.card;
  if (group === 'focus' || group === 'chart' || token === 'strong') return palette.surface.card;
  if (token === 'solid' || token === 'solidHover') return palette.text.onSolid;
  if (token === 'tonal') return coloursOf(palette, group)?.text;
  if (token === 'text') return group === 'mark' ? palette.mark.base : palette.surface.card;
  return undefined;
}

/** A colour and its contrast by WCAG 2.2: `#596170, 6.2:1`. */
function shown(palette: Palette, group: string, token: string): string {
  const colour = coloursOf(palette, group)?.[token] ?? '';
  const [one, other] = [colour, counterpart(palette, group, token) ?? ''].map(parseHex);
  if (!one || !other) return colour;
  // Rounded down: 4.48 is not 4.5.
  return `${colour}, ${(Math.floor(contrastRatio(one, other) * 10) / 10).toFixed(1)}:1`;
}

/** The value of a token: of a colour those of both themes with their contrast, else the measure. */
export function tokenValue(group: string, token: string): string {
  if (coloursOf(light, group)) return `${shown(light, group, token)} · dark ${shown(dark, group, token)}`;
  const sizes = Object.entries(measures).find(([name]) => name === group)?.[1];
  return Object.entries(sizes ?? {}).find(([name]) => name === token)?.[1] ?? '';
}
