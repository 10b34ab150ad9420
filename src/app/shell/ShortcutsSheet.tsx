import { useState } from 'react';
import { isShortcut } from '#src/components/SearchInput/isShortcut.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { useKeyDown } from '#src/components/useKeyDown.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { modifierName, shortcutGroups } from '#src/features/shared/shortcuts/shortcuts.ts';

const ShortcutsDialog = lazyDialog(
  async () => (await import('#src/features/shared/shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog,
  () => toast.error('The shortcuts could not be loaded.'),
);

/** An open dialog: the sheet must not open on top of it. */
const MODAL = '[role="dialog"]';

/** The sheet of keyboard shortcuts; `?` opens it, except in a text field or over an open dialog. */
export function ShortcutsSheet() {
  const [open, setOpen] = useState(false);

  useKeyDown((event) => {
    if (!isShortcut(event, '?') || document.querySelector(MODAL)) return;
    event.preventDefault();
    setOpen(true);
  });

  if (!open) return null;
  return (
    <ShortcutsDialog
      groups={shortcutGroups(modifierName(navigator.platform))}
      onClose={() => setOpen(false)}
    />
  );
}
