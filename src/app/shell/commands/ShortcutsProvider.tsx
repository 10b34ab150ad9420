import { type ReactNode, useMemo } from 'react';
import type { Portal } from '#src/app/routes/screens.ts';
import { loadOnce } from '#src/components/loadOnce.ts';
import { ShortcutsContext } from '#src/features/shared/commands/ShortcutsContext.ts';

/** Provides the keyboard shortcuts of a portal; they are loaded when a page lists them. */
export function ShortcutsProvider({ portal, children }: { portal: Portal | null; children: ReactNode }) {
  const shortcuts = useMemo(
    () => loadOnce(async () => (await import('./shortcutsOf.ts')).shortcutsOf(portal)),
    [portal],
  );
  return <ShortcutsContext value={shortcuts}>{children}</ShortcutsContext>;
}
