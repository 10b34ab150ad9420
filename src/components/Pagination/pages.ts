/** A page button, or a gap between two. */
export type PageMark =
  | { readonly type: 'page'; readonly page: number }
  | { readonly type: 'gap'; readonly id: string };

/**
 * Exactly first, last and current ± 1, and a gap wherever pages are left out, even a single one (section 2, Audit Logs).
 * Pages count from 1.
 */
export function pageMarks(page: number, pageCount: number): readonly PageMark[] {
  const shown = new Set([1, pageCount, page - 1, page, page + 1].filter((it) => it >= 1 && it <= pageCount));
  const marks: PageMark[] = [];
  let previous = 0;
  for (const it of [...shown].sort((a, b) => a - b)) {
    if (it - previous > 1) marks.push({ type: 'gap', id: `after-${previous}` });
    marks.push({ type: 'page', page: it });
    previous = it;
  }
  return marks;
}
