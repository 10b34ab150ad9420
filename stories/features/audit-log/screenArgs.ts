import { auditEntries } from '#fixtures/build/samples.ts';
import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import type { AuditLogScreenProps } from '#src/features/audit-log/AuditLogScreen.tsx';
import { auditFigures } from '#src/features/audit-log/auditFigures.ts';
import { auditList } from '#src/features/audit-log/auditList.ts';
import { type ListDifference, listOf, openedIn } from '#stories/storyStates.ts';

/** The screen with an opened dialog. */
export const opened = openedIn(auditList, auditEntries);

/** The audit log with these entries, and the figures of all of them. */
export function shownLog(
  entries: readonly AuditEntry[],
  difference: ListDifference<AuditEntry, typeof auditList.filters> = {},
) {
  return { list: listOf(auditList, entries, difference), figures: auditFigures(entries) };
}

/** Every prop of the screen, over the samples. */
export function screenArgs(): AuditLogScreenProps {
  return shownLog(auditEntries);
}

/** An entry of the samples, by what is done in it. */
export function entryOf(action: string): AuditEntry {
  const entry = auditEntries.find((one) => one.action === action);
  if (!entry) throw new Error(`There is no sample entry ${action}`);
  return entry;
}
