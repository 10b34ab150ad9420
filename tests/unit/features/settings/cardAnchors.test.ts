import { expect, test } from 'vitest';
import { anchorOf, cardAnchors } from '#src/features/settings/settingFields.ts';

test('every card has an id of its own', () => {
  expect(anchorOf('Legal & Compliance')).toBe('legal-compliance');
  expect(new Set(cardAnchors.map(({ id }) => id)).size).toBe(9);
});
