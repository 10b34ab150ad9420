import { createContext } from 'react';

/** A record that led to the present one. */
export interface TrailStep {
  readonly label: string;
  readonly href: string;
}

/** The page that is shown. */
export interface ShownPage {
  /** The state of its history entry, in which links name the records that led to it. */
  readonly state: unknown;
  /** Its path and query. */
  readonly here: string;
}

/** Provided by the app. */
export const PageContext = createContext<ShownPage>({ state: null, here: '' });

/** The trail that links inside a record continue; null outside of one. */
export const OnwardContext = createContext<readonly TrailStep[] | null>(null);
