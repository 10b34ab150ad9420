import { useEffect, useState } from 'react';

/** What can get the focus, by its selector. */
const places = {
  details: '[data-conversation]',
  reply: '[data-composer] textarea',
  note: '[data-composer] textarea',
  assign: '[data-properties] [role=combobox]',
  button: '[data-assign]',
  escalations: '[data-escalations] summary',
};

/** What is to have the focus. */
export const findPlace = (place: keyof typeof places) =>
  document.querySelector<HTMLElement>(`[data-ticket] ${places[place]}`);

/**
 * Moves the focus, once it is drawn if it is not: on a phone the properties take the place of the conversation. What had
 * the focus may be gone with the ticket before.
 */
export function useTicketFocus(ticketId: string) {
  const [to, setTo] = useState<{ readonly place: keyof typeof places; readonly ifLost?: true } | null>(null);
  const [shown, setShown] = useState(ticketId);
  if (shown !== ticketId) {
    setShown(ticketId);
    setTo({ place: 'details', ifLost: true });
  }
  useEffect(() => {
    if (to && (!to.ifLost || document.activeElement === document.body)) findPlace(to.place)?.focus();
  }, [to]);
  return (place: keyof typeof places) => {
    const element = findPlace(place);
    element?.focus();
    if (document.activeElement !== element) setTo({ place });
  };
}
