import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isShortcut } from '#src/components/SearchInput/isShortcut.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { lazyPart } from '#src/features/shared/lazyPart.tsx';
import { modifierName, shortcutGroups } from '#src/features/shared/shortcuts/shortcuts.ts';

const sheet = lazyPart(
  async () => (await import('#src/features/shared/shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog,
);

/** What stands over the page already: the sheet would lie over it. */
const MODAL = '[role="dialog"], [role="alertdialog"]';

/** The keyboard shortcuts on `?`, wherever nobody types. */
export function ShortcutsSheet() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const onLoadFailed = useCallback(() => {
    setOpen(false);
    toast.error('The shortcuts could not be loaded.');
  }, []);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, '?') || document.querySelector(MODAL)) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  if (!open) return null;
  return (
    <sheet.Part
      groups={shortcutGroups(modifierName(navigator.platform))}
      onClose={close}
      onLoadFailed={onLoadFailed}
    />
  );
}
