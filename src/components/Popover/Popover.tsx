import { type ReactNode, useId, useState } from 'react';
import { loadOnce, preload } from '#src/lib/loadOnce.ts';
import { asTrigger, type TriggerElement } from '../popupTrigger.ts';
import { useLoaded } from '../useLoaded.ts';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: TriggerElement;
  /** Names the panel. */
  label: string;
  children: ReactNode;
  /** Makes it controlled; without it the popover keeps its own state. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

const popup = loadOnce(async () => (await import('./PopoverPopup.tsx')).PopoverPopup);

/**
 * A button that opens a small panel of controls next to it. The focus moves into the panel and returns on close; Escape
 * and a press outside close it. The panel's code loads when the button is hovered or focused.
 */
export function Popover({ trigger, label, children, open, onOpenChange }: PopoverProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const ownId = useId();
  const id = trigger.props.id ?? ownId;
  const isOpen = open ?? ownOpen;

  function change(next: boolean) {
    setOwnOpen(next);
    onOpenChange?.(next);
  }
  const Popup = useLoaded(popup, isOpen, () => change(false));

  return (
    <>
      {asTrigger(trigger, {
        id,
        popup: 'dialog',
        open: isOpen,
        onNear: () => preload(popup),
        onPress: () => change(!isOpen),
      })}
      {isOpen && Popup ? (
        <Popup label={label} triggerId={id} onClose={() => change(false)}>
          {children}
        </Popup>
      ) : null}
    </>
  );
}
