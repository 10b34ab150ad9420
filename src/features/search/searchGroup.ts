import type { RecordEntry } from '#src/features/shared/related/recordEntry.ts';
import type { HitKind, SearchGroup } from './searchHits.ts';

/** A group of records of one kind, under their heading. */
export function searchGroup(label: string, kind: HitKind, entries: readonly RecordEntry[]): SearchGroup {
  return {
    label,
    // Some investors are developer users too, with the same id.
    items: entries.map(({ id, href, ...entry }) => ({ ...entry, kind, id: `${label} ${id}`, path: href })),
  };
}
