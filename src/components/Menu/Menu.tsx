import { cloneElement, type HTMLAttributes, type ReactElement, useId } from 'react';
import { loadOnce } from '#src/components/loadOnce.ts';
import { usePopup } from '../usePopup.ts';
import type { MenuItem } from './items.ts';

export interface MenuProps {
  /**
   * Names the menu.
   * @default the name of the trigger
   */
  label?: string | undefined;
  /** The button that opens it. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Actions, links, checkboxes and radios, with separators. */
  items: readonly MenuItem[];
  /** Text for a menu without items, which then opens as a dialog with this text. */
  empty?: string | undefined;
  /** The edge at which menu and trigger align. */
  align?: 'start' | 'end' | undefined;
  /** Is called when the menu opens. */
  onOpen?: (() => void) | undefined;
}

const code = loadOnce(async () => (await import('./MenuPopup.tsx')).MenuPopup);

/**
 * A button that opens a list of actions and choices that are rarely needed. Its code is loaded when it first opens.
 */
export function Menu({ label, trigger, items, empty, align = 'end', onOpen }: MenuProps) {
  const ownId = useId();
  const id = trigger.props.id ?? ownId;
  const { button, popup } = usePopup(code, { kind: items.length > 0 ? 'menu' : 'dialog', onOpen });

  return (
    <>
      {cloneElement(trigger, { id, ...button })}
      {popup ? (
        <popup.Popup label={label} items={items} empty={empty} align={align} {...popup.opened} />
      ) : null}
    </>
  );
}
