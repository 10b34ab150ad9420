import { expect, it } from 'vitest';
import { matches } from '#src/components/Combobox/matches.ts';

it.each([
  ['Acme Developments', 'DEV', true],
  ['Acme Developments', '  acme ', true],
  ['Acme Developments', 'xyz', false],
  ['Acme (Dubai) [1].*', '[1].*', true],
  ['Acme', '.*', false],
  ['a\\b', '\\', true],
  ['شركة النخيل', 'النخيل', true],
  ['Acme', '', true],
])('finds in %j the text %j: %s', (label, query, found) => expect(matches(label, query)).toBe(found));
