import { createContext } from 'react';

/** A record on the way to the present one. */
export interface TrailStep {
  readonly label: string;
  readonly href: string;
}

/** The page that is shown. */
export interface Place {
  /** The state of its history entry, in which links name the records that led to it. */
  readonly state: unknown;
  /** Its path and query. */
  readonly here: string;
}

/** Provided by the app. */
export const PlaceContext = createContext<Place>({ state: null, here: '' });

/** The way that links inside a record hand on; null outside of one. */
export const OnwardContext = createContext<readonly TrailStep[] | null>(null);
