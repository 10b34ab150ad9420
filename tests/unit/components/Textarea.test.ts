import { expect, it } from 'vitest';
import { counterText, limitAnnouncement, withinLimit } from '#src/components/Textarea/textLimit.ts';

it.each([
  [0, null],
  [17_999, null],
  [18_000, '2,000 characters left of 20,000'],
  [19_999, '1 character left of 20,000'],
  [20_000, 'No characters left of 20,000'],
  [25_000, 'No characters left of 20,000'],
])('counts %d characters', (length, text) => expect(counterText(length)).toBe(text));

it.each([
  [17_999, ''],
  [18_000, 'At most 2,000 characters are left.'],
  [19_899, 'At most 2,000 characters are left.'],
  [19_900, 'At most 100 characters are left.'],
  [20_000, 'The limit of 20,000 characters is reached.'],
])('announces %d characters', (length, text) => expect(limitAnnouncement(length)).toBe(text));

it('cuts at the limit, and no character in half', () => {
  expect(withinLimit('a'.repeat(20_000))).toHaveLength(20_000);
  expect(withinLimit('a'.repeat(20_001))).toHaveLength(20_000);
  expect(withinLimit(`${'a'.repeat(19_999)}😀`)).toBe('a'.repeat(19_999));
});
