import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { onSessionEnd } from '#src/api/session/sessionEnds.ts';
import { registerUnsavedInput } from '#src/features/shared/form/unsavedInput.ts';
import { noDraft, type TicketDraft, withDraft } from './details/ticketDraft.ts';

interface Kept {
  /** Id of the user who typed the drafts. */
  readonly owner: string;
  /** By the number of the ticket. */
  readonly drafts: ReadonlyMap<string, TicketDraft>;
}

const none: Kept = { owner: '', drafts: new Map() };
const useStore = create<Kept>()(() => none);

function ofUser(kept: Kept, userId: string): ReadonlyMap<string, TicketDraft> {
  return kept.owner === userId ? kept.drafts : none.drafts;
}

function draftOf(userId: string, ticketId: string): TicketDraft {
  return ofUser(useStore.getState(), userId).get(ticketId) ?? noDraft;
}

function write(userId: string, ticketId: string, draft: TicketDraft): void {
  useStore.setState((kept) => ({
    owner: userId,
    drafts: withDraft(ofUser(kept, userId), ticketId, draft),
  }));
}

/**
 * Unsent input about tickets, by ticket, in memory. It stays when the dialog closes and when the session expires; a
 * sign-out and another user's sign-in drop it (product.md "Tickets").
 */
export const ticketDrafts = {
  /** The draft of a ticket. */
  of: draftOf,
  write,
  /** Drops the chosen status of a ticket, which has got one by another action. */
  dropStatus: (userId: string, ticketId: string): void =>
    write(userId, ticketId, { ...draftOf(userId, ticketId), status: null }),
  /** The numbers of the tickets with a draft, as a hook; it does not render at each typed character. */
  useIds: (userId: string): readonly string[] =>
    useStore(useShallow((kept) => [...ofUser(kept, userId).keys()])),
};

onSessionEnd('ticketDrafts', {
  ended: (reason) => {
    if (reason !== 'expired') useStore.setState(none);
  },
});

// Log Out and closing the tab ask before they lose a draft; leaving the screen does not.
registerUnsavedInput({ isDirty: () => useStore.getState().drafts.size > 0, staysInTab: true });
