import { type CardTitle, settingCards } from './settingFields.ts';

/** The id of a card on the page: `legal-compliance`. */
export function anchorOf(title: CardTitle): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/gu, '-');
}

/** The cards with their ids, in the order of the page. */
export const cardAnchors = (Object.keys(settingCards) as CardTitle[]).map((title) => ({
  title,
  id: anchorOf(title),
}));

/**
 * The card that the reader is at.
 *
 * @param inView ids of the cards that are in view
 * @param chosen the card last chosen in the nav: one at the page's end cannot be scrolled to the top
 * @param before the card marked until now, which stays marked while none is in view
 */
export function currentCard(inView: ReadonlySet<string>, chosen: string, before: string): string {
  if (inView.has(chosen)) return chosen;
  return cardAnchors.find(({ id }) => inView.has(id))?.id ?? before;
}
