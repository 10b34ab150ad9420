import { describe, expect, it } from 'vitest';
import { dark, light, type Palette } from '#src/components/theme/tokens.ts';

/** Relative luminance of `#rrggbb`, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** Every pair that stands on one another somewhere in the console: [what, foreground, background, least ratio]. */
function pairs(palette: Palette): [string, string, string, number][] {
  const { surface, text, border, focus, mark, chart } = palette;
  const intents = (['primary', 'success', 'warning', 'danger', 'info', 'neutral'] as const).map(
    (name) => [name, palette[name]] as const,
  );
  const surfaces = Object.entries(surface);
  return [
    ...surfaces.flatMap(([name, colour]): [string, string, string, number][] => [
      [`main text on ${name}`, text.main, colour, 4.5],
      [`muted text on ${name}`, text.muted, colour, 4.5],
      [`focus ring on ${name}`, focus.ring, colour, 3],
      [`strong border on ${name}`, border.strong, colour, 3],
      ...intents.map(([intent, tone]): [string, string, string, number] => [
        `${intent} text on ${name}`,
        tone.text,
        colour,
        4.5,
      ]),
    ]),
    ...intents.flatMap(([intent, tone]): [string, string, string, number][] => [
      [`${intent} text on its tonal`, tone.text, tone.tonal, 4.5],
      [`text on solid ${intent}`, text.onSolid, tone.solid, 4.5],
      [`text on hovered ${intent}`, text.onSolid, tone.solidHover, 4.5],
    ]),
    ['marked text', mark.text, mark.base, 4.5],
    ...Object.entries(chart).map(([name, colour]): [string, string, string, number] => [
      `${name} series on a card`,
      colour,
      surface.card,
      3,
    ]),
    // In print or for an eye that tells no hues apart, lightness is what is left.
    ['first series beside the second', chart.first, chart.second, 1.25],
    ['second series beside the third', chart.second, chart.third, 1.25],
  ];
}

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('tokens, %s', (_scheme, palette) => {
  it.each(pairs(palette))('%s', (_what, foreground, background, least) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(least);
  });
});
