import { afterEach, expect, it } from 'vitest';
import {
  dropDrafts,
  dropDraftsOfOthers,
  hasUnsavedInput,
  hasUnsavedScreen,
  keepDrafts,
} from '#src/features/shared/form/unsavedInput.ts';
import { noDraft } from '#src/features/tickets/details/ticketDraft.ts';
import { ticketDrafts } from '#src/features/tickets/ticketDrafts.store.ts';

const draft = { ...noDraft, text: 'Half a sentence' };

afterEach(dropDrafts);

it('keeps a draft for its ticket and its user, over an expired session too', () => {
  ticketDrafts.write('me', 'A', draft);
  expect(ticketDrafts.of('me', 'A')).toEqual(draft);
  expect(ticketDrafts.of('me', 'B')).toEqual(noDraft);
  expect(ticketDrafts.of('other', 'A')).toEqual(noDraft);
  keepDrafts('me');
  dropDraftsOfOthers('me');
  expect(ticketDrafts.of('me', 'A')).toEqual(draft);
  dropDraftsOfOthers('other');
  expect(ticketDrafts.of('me', 'A')).toEqual(noDraft);
});

it('is lost by Log Out and by closing the tab, not by leaving the screen', () => {
  ticketDrafts.write('me', 'A', draft);
  expect(hasUnsavedInput()).toBe(true);
  expect(hasUnsavedScreen()).toBe(false);
  ticketDrafts.write('me', 'A', { ...noDraft, to: 'colleagues' });
  expect(hasUnsavedInput()).toBe(false);
});

it('goes when another user writes', () => {
  ticketDrafts.write('me', 'A', draft);
  ticketDrafts.write('other', 'B', draft);
  expect(ticketDrafts.of('me', 'A')).toEqual(noDraft);
});
