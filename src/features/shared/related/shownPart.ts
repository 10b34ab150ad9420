import type { RecordsState } from '#src/features/shared/records/WithRecords.tsx';
import { type RelatedLine, type RelatedPart, SHOWN_LINES } from './relatedPart.ts';

/** A part as it is drawn. */
export interface ShownPart {
  readonly title: string;
  readonly none: string;
  readonly sample: boolean;
  readonly state:
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly onRetry: () => void }
    | {
        readonly status: 'ready';
        readonly count: number;
        readonly lines: readonly RelatedLine[];
        /** The list of all; null when all are shown. */
        readonly all: string | null;
      };
}

/** A part with its lines, or how far their reads are: it fails when one of them has failed. */
export function toShownPart<Records>(part: RelatedPart<Records>, state: RecordsState<Records>): ShownPart {
  const { title, none, sample = false, needs = [] } = part;
  const head = { title, none, sample };
  if (state.status !== 'known') return { ...head, state };
  const { records, reads } = state;
  const failed = needs.map((need) => reads[need]).find(({ status }) => status === 'failed');
  if (failed?.status === 'failed') return { ...head, state: failed };
  if (needs.some((need) => reads[need].status === 'loading'))
    return { ...head, state: { status: 'loading' } };
  const lines = part.lines(records);
  const all = lines.length > SHOWN_LINES ? (part.all?.(records) ?? null) : null;
  return {
    ...head,
    state: { status: 'ready', count: lines.length, lines: lines.slice(0, SHOWN_LINES), all },
  };
}
