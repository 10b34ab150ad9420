import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { ShortcutList } from './ShortcutList.tsx';
import type { ShortcutGroup } from './shortcuts.ts';

export interface ShortcutsDialogProps {
  groups: readonly ShortcutGroup[];
  onClose: () => void;
}

/** Lists all keyboard shortcuts. */
export function ShortcutsDialog({ groups, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog title="Keyboard shortcuts" size="large" readable onClose={onClose}>
      <ShortcutList groups={groups} />
    </Dialog>
  );
}
