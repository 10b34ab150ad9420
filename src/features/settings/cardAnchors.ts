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
