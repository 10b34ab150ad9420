/** A page button, or a gap between two. */
export type PageMark =
  | { readonly type: 'page'; readonly page: number }
  | { readonly type: 'gap'; readonly id: string };

/**
 * First, last, current ± 1, and gaps where pages are left out (section 2, Audit Logs).
 * A gap of a single page shows that page, which takes no more space than an ellipsis. Pages count from 1.
 */
export function pageMarks(page: number, pageCount: number): readonly PageMark[] {
  const shown = new Set([1, pageCount, page - 1, page, page + 1].filter((it) => it >= 1 && it <= pageCount));
  if (shown.has(3)) shown.add(2);
  if (shown.has(pageCount - 2)) shown.add(pageCount - 1);
  const marks: PageMark[] = [];
  let previous = 0;
  for (const it of [...shown].sort((a, b) => a - b)) {
    if (it - previous > 1) marks.push({ type: 'gap', id: `after-${previous}` });
    marks.push({ type: 'page', page: it });
    previous = it;
  }
  return marks;
}
