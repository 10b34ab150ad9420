import type { Portal } from '#src/app/routes/screens.ts';
import { listKeys } from '#src/app/shell/commands/listKeys.ts';
import { type ShortcutGroup, shortcutGroups } from '#src/app/shell/commands/shortcuts.ts';
import { stepKeys } from '#src/features/shared/commands/stepKeys.ts';
import { composerKeys, ticketKeys } from '#src/features/shared/tickets/ticketKeys.ts';
import { goCommands } from './goCommands.ts';
import { modifierName } from './modifierName.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { shellCommands } from './shellCommands.ts';
import { shellKeys } from './shellKeys.ts';

/** All keyboard shortcuts in a portal, with the names of the keys on this machine. */
export function shortcutsOf(
  portal: Portal | null,
  modifier: string = modifierName(navigator.platform),
): readonly ShortcutGroup[] {
  return shortcutGroups(
    [
      ...shellKeys,
      ...shellCommands,
      ...listKeys,
      ...stepKeys,
      ...ticketKeys,
      ...composerKeys,
      ...goCommands(portal),
    ],
    modifier,
  );
}

export interface PortalShortcutsProps {
  readonly portal: Portal | null;
  onClose: () => void;
}

/** The sheet of keyboard shortcuts of a portal. */
export function PortalShortcuts({ portal, onClose }: PortalShortcutsProps) {
  return <ShortcutsDialog groups={shortcutsOf(portal)} onClose={onClose} />;
}
