import { expect, it } from 'vitest';
import { meantKey } from '#src/lib/meantKey.ts';

it.each([
  ['k', 'KeyK', false, 'k'],
  // Arabic and Russian layouts.
  ['ن', 'KeyK', false, 'k'],
  ['л', 'KeyK', false, 'k'],
  ['Л', 'KeyK', true, 'K'],
  ['لا', 'KeyB', false, 'b'],
  ['ظ', 'Slash', false, '/'],
  ['؟', 'Slash', true, '?'],
  ['.', 'Slash', false, '/'],
  [',', 'Slash', true, '?'],
  ['.', 'Period', false, '.'],
  ['١', 'Digit1', false, '1'],
  // Latin layouts mean what they write: AZERTY, Dvorak.
  ['a', 'KeyQ', false, 'a'],
  ['é', 'Digit2', false, 'é'],
  ['/', 'BracketLeft', false, '/'],
  ['Enter', 'Enter', false, 'Enter'],
  ['ة', 'KeyM', false, 'm'],
  ['—', 'Minus', true, '—'],
])('%s on %s, with Shift: %s, is %s', (key, code, shiftKey, meant) => {
  expect(meantKey({ key, code, shiftKey })).toBe(meant);
});
