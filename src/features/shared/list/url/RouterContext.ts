import { createContext } from 'react';
import type { DataRouter } from 'react-router-dom';

/** What a list needs of React Router's data router, whose state is ahead of what `useLocation` has rendered. */
export type Router = Pick<DataRouter, 'state' | 'subscribe' | 'navigate'>;

/** The router of the console; null outside of it. */
export const RouterContext = createContext<Router | null>(null);
