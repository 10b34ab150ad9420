import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findsNumber, numberRange, numberText, searchedNumber } from '#src/lib/numberSearch.ts';
import { anyText, forAll } from '../properties.ts';

function finds(search: string, text: string): boolean {
  const searched = searchedNumber(search);
  return searched !== null && findsNumber(searched)(numberText(text));
}

/** The digits of a number of the Emirates after its prefix: of a mobile phone or of one at home. */
const own = fc
  .tuple(
    fc.constantFrom('50', '52', '54', '55', '56', '58', '2', '4', '6'),
    fc.integer({ min: 0, max: 9_999_999 }),
  )
  .map(([area, rest]) => `${area}${String(rest).padStart(7, '0')}`);
const prefix = fc.constantFrom('+971', '00971', '971', '+9710', '009710', '0', '');
const gap = fc.constantFrom('', '', ' ', '-', ' (', ') ', '\u00a0', '\u2011', '\u202a');

/** A writing of a number: a prefix, and anything between the digits. */
const writing = (digits: string) =>
  fc
    .tuple(prefix, fc.array(gap, { minLength: 14, maxLength: 14 }))
    .map(
      ([before, gaps]) => `${before}${[...digits].map((digit, i) => `${gaps[i] ?? ''}${digit}`).join('')}`,
    );

const twoWritings = own.chain((digits) => fc.tuple(writing(digits), writing(digits)));

it('finds a number by any writing of it, however the record has it', () => {
  forAll(twoWritings, ([search, text]) => {
    expect(finds(search, text), `${search} in ${text}`).toBe(true);
  });
});

it('marks a found number from a digit to a digit', () => {
  forAll(twoWritings, ([search, text]) => {
    const [start, end] = numberRange(text, searchedNumber(search) ?? '') ?? [0, 0];
    const marked = text.slice(start, end);
    expect(marked).toMatch(/^\d.*\d$/su);
    expect(text.replace(/\D/gu, '').endsWith(marked.replace(/\D/gu, ''))).toBe(true);
  });
});

it('finds any four neighbouring digits of a number', () => {
  forAll(fc.tuple(own, fc.nat({ max: 5 })), ([digits, at]) => {
    const part = digits.slice(Math.min(at, digits.length - 4)).slice(0, 4);
    expect(finds(part, `+971 ${digits}`)).toBe(true);
  });
});

it('finds a number of another country with and without its prefix', () => {
  for (const search of ['+44 20 7946 0958', '0044 20 7946 0958', '(020) 7946-0958', '7946 0958']) {
    expect(finds(search, '+44 20 7946 0958'), search).toBe(true);
  }
});

it('finds an Emirates ID with and without its dashes', () => {
  for (const search of ['784-1987-1234567-1', '784198712345671', '1987 1234', '2345']) {
    expect(finds(search, '784-1987-1234567-1'), search).toBe(true);
  }
});

it('does not find another number', () => {
  expect(finds('+971 55 285 4206', '+971 55 285 4205')).toBe(false);
  expect(finds('9715 0', '+971 55 285 4205')).toBe(false);
  expect(finds('1234', '')).toBe(false);
  // Neither is what remains without the zero.
  expect(finds('0552854206', '+971 55 285 4205')).toBe(false);
  expect(finds('0044 20 7946 0959', '+44 20 7946 0958')).toBe(false);
  // The zero is no prefix of a number that is too short without it.
  expect(finds('0285', '+971 55 285 4205')).toBe(false);
});

it('takes only a text of four digits and more, and of nothing else, for a number', () => {
  expect(searchedNumber('055')).toBeNull();
  expect(searchedNumber('+971')).toBeNull();
  expect(searchedNumber('Unit 1204')).toBeNull();
  expect(searchedNumber('1204')).toBe('1204');
  expect(searchedNumber('')).toBeNull();
});

it('marks what was searched for', () => {
  const marked = (text: string, search: string) => {
    const range = numberRange(text, searchedNumber(search) ?? '');
    return range && text.slice(...range);
  };
  expect(marked('+971 55 285 4205', '0552854205')).toBe('55 285 4205');
  expect(marked('+971 55 285 4205', '00971552854205')).toBe('971 55 285 4205');
  expect(marked('+971 55 285 4205', '4205')).toBe('4205');
  expect(marked('055 285 4205', '+971 55 285')).toBe('055 285');
  expect(marked('784-1987-1234567-1', '71234')).toBe('7-1234');
  expect(marked('+44 20 7946 0958', '02079')).toBe('20 79');
  expect(marked('+971 55 285 4205', '1111')).toBeNull();
});

it('takes any text', () => {
  forAll(fc.tuple(anyText, anyText), ([text, search]) => {
    finds(search, text);
    const [from, to] = numberRange(text, searchedNumber(search) ?? '1234') ?? [0, 1];
    expect(to).toBeGreaterThan(from);
  });
});
