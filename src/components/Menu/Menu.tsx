import { useId, useState } from 'react';
import { loadOnce, preload } from '#src/lib/loadOnce.ts';
import { asTrigger, type TriggerElement } from '../popupTrigger.ts';
import { useLoaded } from '../useLoaded.ts';
import type { MenuItem } from './items.ts';

export interface MenuProps {
  /** Names the menu; the trigger's name by default. */
  label?: string | undefined;
  /** The button that opens it. */
  trigger: TriggerElement;
  items: readonly MenuItem[];
  /** What is said where there are no items: it opens as a panel to read then, not as a menu. */
  empty?: string | undefined;
  /** Which edges of menu and trigger meet; `end` by default. */
  align?: 'start' | 'end' | undefined;
}

interface Opened {
  readonly anchor: HTMLElement;
  readonly at: 'first' | 'last' | null;
}

const popup = loadOnce(async () => (await import('./MenuPopup.tsx')).MenuPopup);

/**
 * A button and the list of actions it opens. The button is whole from the start; the list's code comes when the
 * pointer or the focus reaches it, and a press before that opens as soon as it is there. Enter, Space and
 * ArrowDown go to the first item, ArrowUp to the last.
 */
export function Menu({ label, trigger, items, empty, align = 'end' }: MenuProps) {
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
        onNear: () => preload(popup),
        onPress: (anchor, at) => setOpened(opened ? null : { anchor, at }),
      })}
      {opened && Popup ? (
        <Popup
          label={label}
          items={items}
          empty={empty}
          align={align}
          anchor={opened.anchor}
          startAt={opened.at}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}
