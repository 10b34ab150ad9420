import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { CsvCell } from '#src/lib/csv.ts';
import { toXlsx } from '#src/lib/xlsx.ts';

async function sheetOf(rows: readonly (readonly CsvCell[])[], header: readonly string[] = ['A', 'B']) {
  const files = unzipSync(new Uint8Array(await (await toXlsx('Sheet', header, rows)).arrayBuffer()));
  return strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
}

describe('toXlsx', () => {
  it('writes the five required parts of a workbook', async () => {
    const blob = await toXlsx('Developers', ['Name'], [['Layla']]);
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())).toContain('<sheet name="Developers"');
  });

  it('writes numbers as numbers, text as text and null as an empty cell', async () => {
    expect(
      await sheetOf([
        [3, '3'],
        [null, ''],
      ]),
    ).toContain(
      '<row><c><v>3</v></c><c t="inlineStr"><is><t xml:space="preserve">3</t></is></c></row><row><c/><c/></row>',
    );
  });

  it('writes a formula as text, unchanged', async () => {
    expect(await sheetOf([['=1+1', '@SUM(A1)']])).toContain('>=1+1</t>');
  });

  it('escapes markup, characters that XML cannot represent, lone surrogates and existing escapes', async () => {
    const sheet = await sheetOf([['<b>&"', 'a\u0000b\ud800c_x0041_']]);
    expect(sheet).toContain('>&lt;b&gt;&amp;&quot;</t>');
    expect(sheet).toContain('>a_x0000_b_xD800_c_x005F_x0041_</t>');
  });

  it('keeps line breaks and characters of all scripts', async () => {
    expect(await sheetOf([['ليلى\n陈伟', '😀']])).toContain(
      '>ليلى\n陈伟</t></is></c><c t="inlineStr"><is><t xml:space="preserve">😀</t>',
    );
  });

  it('replaces characters of the sheet name that Excel refuses', async () => {
    const blob = await toXlsx('a/b:c*d[e]f?g\\hijklmnopqrstuvwxyz0123456789', ['A'], []);
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    expect(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())).toContain(
      '<sheet name="a b c d e f g hijklmnopqrstuvwx"',
    );
  });

  it('pauses between chunks, reports the progress, and stops when onChunk rejects', async () => {
    const rows = Array.from({ length: 10 }, (_, at): readonly CsvCell[] => [at]);
    const reported: number[] = [];
    const onChunk = async (written: number) => {
      reported.push(written);
      if (written === 8) throw new Error('cancelled');
    };
    await expect(toXlsx('S', ['A'], rows, { chunk: 4, onChunk })).rejects.toThrow('cancelled');
    expect(reported).toEqual([0, 4, 8]);
  });
});
