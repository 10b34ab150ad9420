import { expect, test } from 'vitest';
import { anchorOf, cardAnchors, currentCard } from '#src/features/settings/cardAnchors.ts';

test('every card has an id of its own', () => {
  expect(anchorOf('Legal & Compliance')).toBe('legal-compliance');
  expect(new Set(cardAnchors.map(({ id }) => id)).size).toBe(9);
});

test('the first card in view is the current one, or the chosen one while it is in view', () => {
  const inView = new Set(['data-management', 'bulk-email-tool']);
  expect(currentCard(inView, '', 'security')).toBe('bulk-email-tool');
  expect(currentCard(inView, 'data-management', 'security')).toBe('data-management');
  expect(currentCard(inView, 'security', 'security')).toBe('bulk-email-tool');
  expect(currentCard(new Set(), '', 'security')).toBe('security');
});
