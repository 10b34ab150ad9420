import { describe, expect, it } from 'vitest';
import { tokenGroups } from '#stories/foundations/tokenUses.ts';
import { tokenValue } from '#stories/foundations/tokenValues.ts';

describe('the value of a token', () => {
  it.each([
    ['surface', 'card', '#ffffff · dark #15181e'],
    ['text', 'main', '#15181e, 17.7:1 · dark #e8eaef, 14.7:1'],
    ['space', '4', '16px'],
    ['motion', 'quick', '120ms'],
    ['layer', 'toast', '60'],
  ])('%s.%s is %s', (group, token, value) => {
    expect(tokenValue(group, token)).toBe(value);
  });

  it('every token has one, and texts of both themes have 4.5:1', () => {
    const values = tokenGroups.flatMap(({ name, tokens }) =>
      tokens.map(([token]) => tokenValue(name, token)),
    );
    expect(values.filter((value) => value === '')).toEqual([]);
    for (const token of ['main', 'muted']) {
      const ratios = [...tokenValue('text', token).matchAll(/([\d.]+):1/g)].map(([, ratio]) => Number(ratio));
      expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
      expect(ratios).toHaveLength(2);
    }
  });
});
