import { drafts } from '#src/features/shared/form/unsavedInput.ts';
import type { Recipient } from './addressees.ts';

const prefixOf = (place: string) => `email from ${place} to `;

/** Those for whom the email of a draft was begun. */
function recipientsIn(draft: unknown): readonly Recipient[] | null {
  if (typeof draft !== 'object' || draft === null || !('saved' in draft)) return null;
  const { saved } = draft;
  if (typeof saved !== 'object' || saved === null || !('to' in saved)) return null;
  return Array.isArray(saved.to) ? saved.to : null;
}

/** The drafts of emails: each is kept for its recipients, and given back where it was begun. */
export const emailDraft = {
  keyOf: (place: string, to: readonly Recipient[]): string =>
    `${prefixOf(place)}${to
      .map(({ id }) => id)
      .toSorted()
      .join(' ')}`,
  /** To whom an email was being written at a place when the session expired; null if none was. */
  recipientsAt(place: string): readonly Recipient[] | null {
    const found = [...drafts.getState().kept].find(([key]) => key.startsWith(prefixOf(place)));
    return found ? recipientsIn(found[1]) : null;
  },
};
