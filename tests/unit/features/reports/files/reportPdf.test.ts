import { getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { buildReport } from '#fixtures/build/report.ts';
import { reports } from '#fixtures/build/samples.ts';
import type { Report } from '#src/api/types/report.ts';
import { reportPdf } from '#src/features/reports/files/reportPdf.ts';
import { reportText, tableTexts } from '#src/features/reports/reportValues.ts';

async function bytesOf(report: Report) {
  return new Uint8Array(await reportPdf(report, '2026-11-20 10:30').arrayBuffer());
}

/** The file as another library reads it: the texts of every page, in their order, and its title. */
async function read(report: Report) {
  const bytes = await bytesOf(report);
  const pdf = await getDocumentProxy(bytes);
  const { info } = await getMeta(pdf);
  const pages: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str.trim()] : [])));
  }
  return { pages, title: info['Title'] };
}

describe('reportPdf, read back by another library', () => {
  it.each(reports.map((report) => [report.title, report] as const))(
    '%s: title, time, figures and every row as text',
    async (title, report) => {
      const { pages, title: documentTitle } = await read(report);
      const texts = pages.flat();
      expect(documentTitle).toBe(title);
      expect(texts[0]).toBe(title);
      expect(texts[1]).toBe('Generated 2026-11-20 10:30');
      expect(texts.join(' ')).toContain(report.description);
      for (const { label, kind, value } of report.figures) {
        expect(texts[texts.indexOf(label) + 1]).toBe(reportText(kind, value));
      }
      for (const table of report.tables) {
        const cells = [...table.columns.map(({ header }) => header), ...tableTexts(table).flat()];
        const start = texts.indexOf(table.title) + 1;
        expect(start).toBeGreaterThan(0);
        expect(texts.slice(start, start + cells.length)).toEqual(cells);
      }
    },
  );

  it('numbers its pages and repeats the header of a long table on each', async () => {
    const rows = Array.from({ length: 90 }, (_, at) => [`Category ${at}`, at]);
    const columns = [
      { header: 'Category', kind: 'text' },
      { header: 'Events', kind: 'number' },
    ] as const;
    const { pages } = await read(buildReport({ tables: [{ title: 'Events', columns, rows }] }));
    expect(pages).toHaveLength(4);
    for (const [at, texts] of pages.entries()) {
      expect(texts).toContain(`Page ${at + 1} of 4`);
      expect(texts).toContain('Category');
    }
    expect(pages.flat().filter((text) => /^Category \d/u.test(text))).toHaveLength(90);
  });

  it('begins a table on the next page when its title would be alone at the foot', async () => {
    const table = (title: string, count: number) => ({
      title,
      columns: [{ header: 'Category', kind: 'text' } as const],
      rows: Array.from({ length: count }, (_, at) => [`Category ${at}`]),
    });
    const { pages } = await read(buildReport({ tables: [table('First', 20), table('Second', 3)] }));
    expect(pages).toHaveLength(2);
    expect(pages[0]).not.toContain('Second');
    expect(pages[1]?.slice(0, 2)).toEqual(['Second', 'Category']);
  });

  it('wraps a long title', async () => {
    const title = 'A very long title of a report that no line of a page can hold '.repeat(3).trim();
    const { pages } = await read(buildReport({ title }));
    const first = pages.flat();
    expect(first.slice(0, first.indexOf('Generated 2026-11-20 10:30')).join(' ')).toBe(title);
  });
});
