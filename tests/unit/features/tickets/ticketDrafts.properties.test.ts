import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dropDrafts, dropDraftsOfOthers, keepDrafts } from '#src/features/shared/form/unsavedInput.ts';
import { type Audience, afterEvent, type DraftEvent } from '#src/features/tickets/details/ticketDraft.ts';
import { ticketDrafts } from '#src/features/tickets/ticketDrafts.store.ts';
import { forAll } from '../../properties.ts';

type Step =
  | { readonly do: 'open'; readonly ticket: string }
  /** Types a word that is typed only once. */
  | { readonly do: 'type' }
  | { readonly do: 'event'; readonly event: DraftEvent }
  /** A status in the list, of any ticket. */
  | { readonly do: 'list'; readonly ticket: string }
  | { readonly do: 'expire' | 'signOut'; readonly next: string };

const ticket = fc.constantFrom('A', 'B');
const user = fc.constantFrom('lina', 'sara');
const to = fc.constantFrom<Audience>('customer', 'colleagues');
const status = fc.constantFrom('Resolved' as const, 'Closed' as const);
const event = fc.oneof(
  fc.record({ type: fc.constant('begin' as const), to }),
  fc.record({ type: fc.constant('press' as const), to }),
  fc.record({ type: fc.constant('send' as const) }),
  fc.record({ type: fc.constant('send' as const), status }),
  fc.record({ type: fc.constant('choose' as const), status: fc.option(status) }),
  fc.record({ type: fc.constant('discard' as const) }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('open' as const), ticket }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant('type' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('event' as const), event }) },
  fc.record({ do: fc.constant('list' as const), ticket }),
  fc.record({ do: fc.constantFrom('expire' as const, 'signOut' as const), next: user }),
);

/** Where a word was typed: who, about what, and which audience the screen named. */
interface Typed {
  readonly by: string;
  readonly ticket: string;
  readonly shown: Audience;
}

it('sends no word to others than those on the screen when it was typed, and loses none, in any order', () => {
  forAll(fc.array(step, { maxLength: 40 }), (steps) => {
    dropDrafts();
    let [me, opened] = ['lina', 'A'];
    /** The words that are neither sent nor discarded. */
    const words = new Map<string, Typed>();

    function run(ticketId: string, event: DraftEvent) {
      const { draft, sent } = afterEvent(ticketDrafts.of(me, ticketId), event);
      ticketDrafts.write(me, ticketId, draft);
      const gone = (sent?.text ?? '').split(' ').filter(Boolean);
      // A press of the button names the audience itself.
      const shown = event.type === 'press' ? expect.anything() : sent?.to;
      expect(gone.map((word) => words.get(word))).toEqual(
        gone.map(() => ({ by: me, ticket: ticketId, shown })),
      );
      expect(sent && event.type === 'press' ? event.to : sent?.to).toBe(sent?.to);
      for (const word of gone) words.delete(word);
      if (event.type === 'discard') forget(({ by, ticket }) => by === me && ticket === ticketId);
    }
    function forget(which: (typed: Typed) => boolean) {
      for (const [word, typed] of words) if (which(typed)) words.delete(word);
    }

    steps.forEach((each, index) => {
      if (each.do === 'open') opened = each.ticket;
      if (each.do === 'event') run(opened, each.event);
      if (each.do === 'list') run(each.ticket, { type: 'send', status: 'Resolved' });
      if (each.do === 'type') {
        const draft = ticketDrafts.of(me, opened);
        words.set(`w${index}`, { by: me, ticket: opened, shown: draft.to });
        run(opened, { type: 'write', text: `${draft.text} w${index}` });
      }
      if (each.do === 'expire') keepDrafts(me);
      if (each.do === 'signOut') dropDrafts();
      if (each.do === 'expire' || each.do === 'signOut') {
        forget(({ by }) => each.do === 'signOut' || by !== each.next);
        me = each.next;
        dropDraftsOfOthers(me);
      }
      const kept = ['A', 'B'].flatMap((id) => ticketDrafts.of(me, id).text.split(' ').filter(Boolean));
      expect(kept.toSorted()).toEqual([...words.keys()].toSorted());
    });
  });
});
