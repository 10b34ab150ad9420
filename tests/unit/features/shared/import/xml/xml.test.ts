import { describe, expect, it } from 'vitest';
import { dateStyles, isDateFormat } from '#src/features/shared/import/xml/dateStyles.ts';
import { sharedTexts } from '#src/features/shared/import/xml/sharedTexts.ts';
import { sheetRows } from '#src/features/shared/import/xml/sheetCells.ts';
import { attributesOf, plainXml, xmlText } from '#src/features/shared/import/xml/xmlTags.ts';

describe('the format of a date', () => {
  it.each([
    'yyyy-mm-dd',
    'd/m/yy h:mm AM/PM',
    '[$-409]d-mmm-yy;@',
    '[h]:mm:ss',
    'mm:ss.000',
    'd"th" mmmm',
    '[$-411]ggge"年"m"月"',
  ])('is %s', (code) => {
    expect(isDateFormat(code)).toBe(true);
  });

  it.each([
    'General',
    '0.00E+00',
    '#,##0.00 "days"',
    '[Red]0%',
    '_(* #,##0_)',
    '0\\d',
    '@',
    `${'y'.repeat(256)}`,
  ])('is not %s', (code) => {
    expect(isDateFormat(code)).toBe(false);
  });

  it('belongs to cells by the places of their styles', () => {
    const formats =
      '<numFmts><numFmt numFmtId="164" formatCode="yyyy"/><x:numFmt numFmtId="165" formatCode="0"/></numFmts>';
    const xfs = [0, 14, 164, 165, 22].map((id) => `<xf fontId="1" numFmtId='${id}'/>`).join('');
    const styles = `<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>${formats}<cellXfs count="5">${xfs}</cellXfs><cellStyles/>`;
    expect(dateStyles(styles)).toEqual([false, true, true, false, true]);
    expect(dateStyles('')).toEqual([]);
  });
});

it('attributes are read with any quotes, spaces and prefixes', () => {
  expect(attributesOf(` xmlns:r="http" r:id = 'a"b'\n state="hidden"/`)).toEqual({
    id: 'a"b',
    state: 'hidden',
  });
});

it('entities become letters', () => {
  expect(xmlText('&lt;a&gt; &amp;amp; &#65;&#x1F600; &unknown; &#99999999; &#x110000;')).toBe(
    '<a> &amp; A😀 &unknown; &#99999999; &#x110000;',
  );
});

it('what is not closed is no XML', () => {
  expect(() => plainXml('<a><!-- b')).toThrow();
  expect(() => plainXml('<a><![CDATA[ b')).toThrow();
});

it('shared texts have runs, no phonetic ones, and may be empty', () => {
  const xml =
    '<x:sst><x:si><x:t>a</x:t></x:si><x:si/><x:si><x:r><x:t>b</x:t></x:r><x:rPh><x:t>z</x:t></x:rPh><x:r><x:t>c</x:t></x:r></x:si></x:sst>';
  expect(sharedTexts(xml, () => undefined)).toEqual(['a', '', 'bc']);
});

it('cells of a sheet with a prefix, in other orders of attributes, and with formulas', () => {
  const xml = `<x:sheetData><x:row r="2"><x:c t="str" r='B2'><x:f>1</x:f><x:v>a</x:v></x:c><x:c r="C2"/><x:c r="D2" s="3"><x:v>4</x:v></x:c></x:row><x:row/></x:sheetData>`;
  const rows = Array.from(sheetRows(xml), ({ number, cells }) => ({ number, cells: [...cells] }));
  expect(rows).toEqual([
    {
      number: 2,
      cells: [
        { letters: 'B', style: undefined, type: 'str', value: 'a' },
        { letters: 'D', style: '3', type: undefined, value: '4' },
      ],
    },
    { number: undefined, cells: [] },
  ]);
});
