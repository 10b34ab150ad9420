import { type ReactNode, useId, useState } from 'react';
import { lazyPart, preload, useLazyPart } from '../lazyPart.ts';
import { asTrigger, type TriggerElement } from '../popupTrigger.ts';

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

const popup = lazyPart(() => import('./PopoverPopup.tsx').then((module) => module.PopoverPopup));

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
  const Popup = useLazyPart(popup, isOpen, () => change(false));

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
