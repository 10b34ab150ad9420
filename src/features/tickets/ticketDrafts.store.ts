import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { drafts, draftsOf, keepDraft, registerUnsavedInput } from '#src/features/shared/form/unsavedInput.ts';
import { isUnsent, noDraft, type TicketDraft } from './details/ticketDraft.ts';

const PREFIX = 'ticket ';

function isTicketDraft(draft: unknown): draft is TicketDraft {
  return typeof draft === 'object' && draft !== null && 'to' in draft && 'files' in draft;
}

function draftIn(kept: ReadonlyMap<string, unknown>, ticketId: string): TicketDraft {
  const draft = kept.get(PREFIX + ticketId);
  return isTicketDraft(draft) ? draft : noDraft;
}

/** The numbers of the tickets with unsent input. */
function unsentIn(kept: ReadonlyMap<string, unknown>): readonly string[] {
  const ids = [...kept.keys()].filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  return ids.filter((ticketId) => isUnsent(draftIn(kept, ticketId)));
}

/**
 * What is being written about tickets, by ticket and user. It stays when the dialog closes and when the session expires
 * (product.md "Tickets").
 */
export const ticketDrafts = {
  of: (userId: string, ticketId: string): TicketDraft => draftIn(draftsOf(userId), ticketId),
  write: (userId: string, ticketId: string, draft: TicketDraft): void =>
    keepDraft(userId, PREFIX + ticketId, draft),
  use: (userId: string, ticketId: string): TicketDraft =>
    useStore(drafts, (state) => draftIn(draftsOf(userId, state), ticketId)),
  /** The numbers of the tickets with unsent input, as a hook; it does not render at each typed character. */
  useUnsent: (userId: string): readonly string[] =>
    useStore(
      drafts,
      useShallow((state) => unsentIn(draftsOf(userId, state))),
    ),
};

// Log Out and closing the tab ask before they lose a draft; leaving the screen does not.
registerUnsavedInput({ isDirty: () => unsentIn(drafts.getState().kept).length > 0, staysInTab: true });
