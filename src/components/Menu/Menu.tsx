import { useId, useState } from 'react';
import { loadOnce } from '#src/components/loadOnce.ts';
import { asTrigger, type TriggerElement } from '../popupTrigger.ts';
import { useLoaded } from '../useLoaded.ts';
import type { MenuItem } from './items.ts';

export interface MenuProps {
  /**
   * Names the menu.
   * @default the name of the trigger
   */
  label?: string | undefined;
  /** The button that opens it. */
  trigger: TriggerElement;
  /** Actions, links, checkboxes and radios, with separators. */
  items: readonly MenuItem[];
  /** Text for a menu without items, which then opens as a dialog with this text. */
  empty?: string | undefined;
  /** The edge at which menu and trigger align. */
  align?: 'start' | 'end' | undefined;
  /** Is called when the menu opens. */
  onOpen?: (() => void) | undefined;
}

interface Opened {
  readonly anchor: HTMLElement;
  readonly startAt: 'first' | 'last' | null;
}

const popup = loadOnce(async () => (await import('./MenuPopup.tsx')).MenuPopup);

/**
 * A button that opens a list of actions, once its code is loaded. Enter, Space and ArrowDown focus the first item, ArrowUp
 * the last. The button is not Base UI's `Menu.Trigger`, which adds 40 kB to the first load, so the popup handles what Base
 * UI does only for a trigger of its own: the first focus, Tab, and the focus after it closes.
 */
export function Menu({ label, trigger, items, empty, align = 'end', onOpen }: MenuProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const ownId = useId();
  const id = trigger.props.id ?? ownId;
  const Popup = useLoaded(popup, opened !== null, () => setOpened(null));

  return (
    <>
      {asTrigger(trigger, {
        id,
        popup: items.length > 0 ? 'menu' : 'dialog',
        open: opened !== null,
        onPress: (anchor, startAt) => {
          setOpened(opened ? null : { anchor, startAt });
          if (!opened) onOpen?.();
        },
      })}
      {opened && Popup ? (
        <Popup
          label={label}
          items={items}
          empty={empty}
          align={align}
          anchor={opened.anchor}
          startAt={opened.startAt}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}
