import { describe, expect, it } from 'vitest';
import { fontOptions, fontStack } from '#src/features/companies/branding/BrandingFields.tsx';

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
