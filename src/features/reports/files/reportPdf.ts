import { jsPDF } from 'jspdf';
import { autoTable, type RowInput } from 'jspdf-autotable';
import type { Report, ReportTable } from '#src/api/types/report.ts';
import { isNumeric, reportText, tableTexts } from '../reportValues.ts';

/** One of the fonts that every PDF reader has. It has only Latin letters: reports contain no names of persons. */
const FONT = 'helvetica';
/** Margin of the page, in points. */
const MARGIN = 48;
/** Space for the page number at the foot of each page, in points. */
const FOOT = 64;

function createDocument(title: string): jsPDF {
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', compress: true });
  pdf.setProperties({ title, creator: 'Blume Console' });
  pdf.setLanguage('en');
  return pdf;
}

/** Writes a text below `top`, wrapped at the margins; returns the position below it. */
function write(pdf: jsPDF, text: string, top: number, weight: 'normal' | 'bold', size: number): number {
  pdf.setFont(FONT, weight).setFontSize(size);
  const lines: string[] = pdf.splitTextToSize(text, pdf.internal.pageSize.getWidth() - 2 * MARGIN);
  const height = lines.length * size * 1.4;
  pdf.text(lines, MARGIN, top + size, { lineHeightFactor: 1.4 });
  return top + height;
}

/** Draws a table below `top`, on several pages if needed, each with the header; returns the position below it. */
function draw(
  pdf: jsPDF,
  head: RowInput[],
  body: RowInput[],
  numeric: readonly boolean[],
  top: number,
): number {
  let end = top;
  const alignment = numeric.flatMap((isNumber, at) => (isNumber ? [[at, { halign: 'right' as const }]] : []));
  autoTable(pdf, {
    startY: top,
    margin: { top: MARGIN, right: MARGIN, bottom: FOOT, left: MARGIN },
    head,
    body,
    theme: 'plain',
    styles: {
      font: FONT,
      fontSize: 10,
      cellPadding: 5,
      lineColor: 210,
      textColor: 30,
      overflow: 'linebreak',
    },
    headStyles: { fontStyle: 'bold', fillColor: 240 },
    bodyStyles: { lineWidth: { top: 0, right: 0, bottom: 0.5, left: 0 } },
    columnStyles: Object.fromEntries(alignment),
    didParseCell: ({ section, column, cell }) => {
      if (section === 'head' && numeric[column.index]) cell.styles.halign = 'right';
    },
    didDrawPage: ({ cursor }) => {
      end = cursor?.y ?? end;
    },
  });
  return end;
}

function drawTable(pdf: jsPDF, table: ReportTable, top: number): number {
  // A title must not be alone at the foot of a page.
  const fits = top + 90 < pdf.internal.pageSize.getHeight() - FOOT;
  if (!fits) pdf.addPage();
  const below = write(pdf, table.title, fits ? top : MARGIN, 'bold', 13);
  const head = [table.columns.map(({ header }) => header)];
  const body = tableTexts(table).map((row) => [...row]);
  return draw(pdf, head, body, table.columns.map(isNumeric), below + 6);
}

/** Writes the title and `Page 1 of 3` at the foot of every page; call it when all pages exist. */
function numberPages(pdf: jsPDF, title: string): void {
  const pages = pdf.getNumberOfPages();
  const foot = pdf.internal.pageSize.getHeight() - FOOT / 2;
  const end = pdf.internal.pageSize.getWidth() - MARGIN;
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page).setFont(FONT, 'normal').setFontSize(9);
    pdf.text(`Blume Console · ${title}`, MARGIN, foot, { maxWidth: end - MARGIN - 80 });
    pdf.text(`Page ${page} of ${pages}`, end, foot, { align: 'right' });
  }
}

/**
 * A report as a PDF on A4 pages: title, description, time, figures and tables as selectable text. `generated` is the local
 * time of the run as text: `2026-11-20 10:30`.
 */
export function reportPdf(report: Report, generated: string): Blob {
  const { title, description, figures, tables } = report;
  const pdf = createDocument(title);
  let top = write(pdf, title, MARGIN, 'bold', 20);
  top = write(pdf, `Generated ${generated}`, top + 2, 'normal', 10);
  top = write(pdf, description, top + 8, 'normal', 11);
  const values = figures.map(({ label, kind, value }) => [label, reportText(kind, value)]);
  top = draw(pdf, [['Figure', 'Value']], values, [false, true], top + 14);
  for (const table of tables) top = drawTable(pdf, table, top + 22);
  numberPages(pdf, title);
  return pdf.output('blob');
}
