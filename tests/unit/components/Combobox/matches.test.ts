import { describe, expect, it } from 'vitest';
import { chosenWithin, matches } from '#src/components/Combobox/matches.ts';

it.each([
  ['Acme Developments', 'DEV', true],
  ['Acme Developments', '  acme ', true],
  ['Acme Developments', 'xyz', false],
  ['Acme (Dubai) [1].*', '[1].*', true],
  ['Acme', '.*', false],
  ['a\\b', '\\', true],
  ['شركة النخيل', 'النخيل', true],
  ['Sofía Ramírez', 'ramirez', true],
  ['Lodz', 'Łódź', true],
  ['Acme', '', true],
])('finds in %j the text %j: %s', (label, query, found) => expect(matches(label, query)).toBe(found));

describe('chosenWithin', () => {
  const listed = (values: string, chosen: string) =>
    chosenWithin(
      values.split(',').map((value) => ({ value, label: value })),
      chosen,
      2,
    )
      .map(({ value }) => value)
      .join(',');

  it.each([
    ['a,b,c,d', '', 'a,b,c,d'],
    ['a,b,c,d', 'gone', 'a,b,c,d'],
    ['a,b,c,d', 'b', 'a,b,c,d'],
    ['a,b,c,d', 'c', 'c,a,b,d'],
    [',a,b,c', '', ',a,b,c'],
    [',a,b,c', 'c', ',c,a,b'],
  ])('of %j with %j chosen lists %j', (options, chosen, list) => expect(listed(options, chosen)).toBe(list));
});
