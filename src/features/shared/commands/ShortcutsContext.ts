import { createContext } from 'react';
import type { LoadOnce } from '#src/components/loadOnce.ts';
import type { ShortcutGroup } from './shortcuts.ts';

/** All keyboard shortcuts of the console, which the app assembles from the commands of all areas. */
export const ShortcutsContext = createContext<LoadOnce<readonly ShortcutGroup[]> | null>(null);
