import { afterEach, expect, it } from 'vitest';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import { hasUnsavedInput, hasUnsavedScreen } from '#src/features/shared/form/unsavedInput.ts';
import { noDraft } from '#src/features/tickets/details/ticketDraft.ts';
import { ticketDrafts } from '#src/features/tickets/ticketDrafts.store.ts';

const draft = { comment: 'Half a sentence', status: null };

afterEach(() => {
  sessionEnds.ended('logout', 'me');
});

it('keeps a draft for its ticket and its user until the session ends', () => {
  ticketDrafts.write('me', 'A', draft);
  expect(ticketDrafts.of('me', 'A')).toEqual(draft);
  expect(ticketDrafts.of('me', 'B')).toEqual(noDraft);
  expect(ticketDrafts.of('other', 'A')).toEqual(noDraft);
  sessionEnds.expired('me');
  sessionEnds.ended('expired', 'me');
  expect(ticketDrafts.of('me', 'A')).toEqual(draft);
  sessionEnds.ended('logout', 'me');
  expect(ticketDrafts.of('me', 'A')).toEqual(noDraft);
});

it('is lost by Log Out and by closing the tab, not by leaving the screen', () => {
  ticketDrafts.write('me', 'A', draft);
  expect(hasUnsavedInput()).toBe(true);
  expect(hasUnsavedScreen()).toBe(false);
  ticketDrafts.write('me', 'A', noDraft);
  expect(hasUnsavedInput()).toBe(false);
});

it('goes when another user writes', () => {
  ticketDrafts.write('me', 'A', draft);
  ticketDrafts.write('other', 'B', draft);
  expect(ticketDrafts.of('me', 'A')).toEqual(noDraft);
});
