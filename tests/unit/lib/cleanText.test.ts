import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanNumber, cleanText, latinDigits } from '#src/lib/cleanText.ts';
import { foldText, matchRanges } from '#src/lib/foldText.ts';

/** Any text, with many of the characters that are treated apart. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        ...'\u00a0\u200b\u200c\u200d\u202a\u202c\u2066\u2069\ufeff\u00ad\u0640 \t\n',
        ...'أإآٱةهىيیكک٠٩۰۹َّ',
      ),
      fc.constantFrom('Layla', 'نورة', 'Łódź', '050'),
    ),
  )
  .map((parts) => parts.join(''));

describe('cleanText', () => {
  it.each([
    ['Pasted\u00a0Person\u200b', 'Pasted Person'],
    ['\u202alayla@acme.example\u202c', 'layla@acme.example'],
    ['\ufeff soft\u00adware\u2009\u202f ', 'software'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['a \u00a0 b', 'a b'],
    ['Layla\tHaddad\u2028Ms', 'Layla Haddad Ms'],
    ['two  spaces\nand a line', 'two  spaces\nand a line'],
    ['٠٥٠', '٠٥٠'],
  ])('keeps %j as %j', (text, kept) => {
    expect(cleanText(text)).toBe(kept);
  });

  it('changes nothing that it has cleaned, and leaves no space at an end', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const kept = cleanText(text);
        expect(cleanText(kept)).toBe(kept);
        expect(kept.trim()).toBe(kept);
        expect(kept).not.toMatch(/[\u00a0\u200b\u202a-\u202e\u2066-\u2069\ufeff\u00ad]/u);
      }),
    );
  });

  it('changes nothing that a search sees', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldText(cleanText(text)).trim()).toBe(foldText(text).trim());
      }),
    );
  });
});

it.each([
  ['٠٥٠ ١٢٣ ٤٥٦٧', '050 123 4567'],
  ['۷۸۴-۱۹۸۷-۱۲۳۴۵۶۷-۱', '784-1987-1234567-1'],
])('%s has the digits %s', (text, latin) => {
  expect(latinDigits(text)).toBe(latin);
  expect(cleanNumber(`\u202a${text}\u202c`)).toBe(latin);
});

describe('foldText', () => {
  it('changes nothing that it has folded, and sees no accent, tatweel or other digit', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
        expect(folded).not.toMatch(/[\u0640\u064b-\u065f\u0660-\u0669\u06f0-\u06f9\u00a0\u200b]/u);
      }),
    );
  });

  it('finds each text in itself, whole', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const searched = foldText(text);
        fc.pre(searched.trim() !== '');
        const [first] = matchRanges(text, searched);
        expect(first && foldText(text.slice(...first))).toBe(searched);
      }),
    );
  });
});
