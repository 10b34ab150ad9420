import { createContext } from 'react';

/** The numbers of the tickets with an unsent comment or status, which the list marks. */
export const TicketDrafts = createContext<ReadonlySet<string>>(new Set());
