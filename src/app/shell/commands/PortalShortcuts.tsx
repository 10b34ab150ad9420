import type { Portal } from '#src/app/routes/screens.ts';
import { ShortcutsDialog } from '#src/features/shared/commands/ShortcutsDialog.tsx';
import { shortcutsOf } from './shortcutsOf.ts';

export interface PortalShortcutsProps {
  readonly portal: Portal | null;
  onClose: () => void;
}

/** The sheet of keyboard shortcuts of a portal. */
export function PortalShortcuts({ portal, onClose }: PortalShortcutsProps) {
  return <ShortcutsDialog groups={shortcutsOf(portal)} onClose={onClose} />;
}
