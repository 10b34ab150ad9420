import { describe, expect, it } from 'vitest';
import { brandColors, fontOptions, fontStack } from '#src/features/companies/branding/brand.ts';

describe('a colour for a style', () => {
  it.each([
    ['#15803d', { background: '#15803D', text: '#FFFFFF' }],
    ['#ff0', { background: '#FFFF00', text: '#000000' }],
  ])('%j gets words that can be read on it', (text, colors) => {
    expect(brandColors(text)).toEqual(colors);
  });

  it.each(['', 'red', 'var(--x)', '#12', 'url(//evil)'])('%j is none', (text) => {
    expect(brandColors(text)).toBeNull();
  });
});

describe('a font for a style', () => {
  it('is a font of the list, never a text from data', () => {
    expect(fontStack('Georgia')).toContain('serif');
    for (const name of ['Comic Sans', 'constructor', 'x; color: red', '']) {
      expect(fontStack(name)).toBeUndefined();
    }
  });

  it('can be kept when it is none of the list', () => {
    const names = (own: string) => fontOptions(own).map(({ value }) => value);
    expect(names('Comic Sans')[0]).toBe('Comic Sans');
    expect(names('Inter').filter((name) => name === 'Inter')).toHaveLength(1);
  });
});
