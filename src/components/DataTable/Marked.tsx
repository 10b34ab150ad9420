import type { ReactNode } from 'react';
import { matchRanges } from '#src/lib/fold.ts';

/** The text with what the query (folded) found in `<mark>`; the text itself when that is nothing. */
export function marked(text: string, query: string): ReactNode {
  const ranges = matchRanges(text, query);
  if (ranges.length === 0) return text;
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    if (start > at) parts.push(text.slice(at, start));
    parts.push(<mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  parts.push(text.slice(at));
  return parts;
}
