import { createContext } from 'react';
import type { Location } from 'react-router-dom';

/**
 * Reads where a navigation in progress leads, null if there is none: the console's router tells it. A navigation of the
 * list's own would end that one.
 */
export const NextLocationContext = createContext<() => Location | null>(() => null);
