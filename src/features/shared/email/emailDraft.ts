import { drafts } from '#src/features/shared/form/unsavedInput.ts';
import type { Recipient } from './addressees.ts';

/** Names the draft of an email by its place and its recipients: `investors email INV-001 INV-002`. */
export function emailKey(place: string, to: readonly Recipient[]): string {
  const ids = to.map(({ id }) => id).toSorted();
  return `${place} email ${ids.join(' ')}`;
}

/** For whom the email was begun at a place that an expired session cut off. */
export function recipientsAt(place: string): readonly Recipient[] {
  const [, draft] = [...drafts.getState().kept].find(([key]) => key.startsWith(emailKey(place, []))) ?? [];
  const saved = draft instanceof Object && 'saved' in draft ? draft.saved : null;
  const to = saved instanceof Object && 'to' in saved ? saved.to : null;
  return Array.isArray(to) ? to : [];
}
