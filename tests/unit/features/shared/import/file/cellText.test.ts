import { expect, it } from 'vitest';
import { dateText, numberText } from '#src/features/shared/import/file/cellText.ts';

it.each([
  ['784198712345671', '784198712345671'],
  ['7.84198712345671E14', '784198712345671'],
  ['7.84E+14', '784000000000000'],
  ['-1.25e3', '-1250'],
  ['1.5E-3', '0.0015'],
  ['0.30000000000000004', '0.3'],
  ['2.5', '2.5'],
  ['1E999', '1E999'],
])('the number %s is %s', (number, text) => {
  expect(numberText(number)).toBe(text);
});

it('a day has no time', () => {
  expect(dateText(new Date(Date.UTC(2026, 10, 23)))).toBe('2026-11-23');
  expect(dateText(new Date(Date.UTC(2026, 10, 23, 8, 5)))).toBe('2026-11-23 08:05');
});
