import { createContext } from 'react';
import type { LoadOnce } from '#src/components/loadOnce.ts';
import type { TodoSource } from './todo.ts';

/** Provided by the app: the code that computes the work of the shown portal. Without it a dashboard has no Today's work. */
export const TodoContext = createContext<LoadOnce<TodoSource> | null>(null);
