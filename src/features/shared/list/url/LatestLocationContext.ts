import { createContext } from 'react';
import type { Location } from 'react-router-dom';

/**
 * Reads where the console's router leads: the place to which a navigation in progress goes, else where it is, also before
 * that is rendered. Null where it is not known. A navigation of the list's own would end that one, or lead back.
 */
export const LatestLocationContext = createContext<() => Location | null>(() => null);
