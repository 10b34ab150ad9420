import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import styled from 'styled-components';
import { RouteLink } from '../Link/RouteLink.tsx';
import { theme } from '../theme/theme.ts';
import { closeFor, closeToButton, type OpenPopup } from '../usePopup.ts';
import {
  type MenuAction,
  type MenuCheckbox,
  type MenuEntry,
  type MenuItem,
  type MenuRadios,
  menuGroups,
} from './items.ts';
import { menuRows, sheet } from './menuStyle.ts';

/** The label of an item, and its second line. */
function Label({ label, detail }: Pick<MenuAction, 'label' | 'detail'>) {
  return (
    <span data-label="">
      {label}
      {detail ? <small> {detail}</small> : null}
    </span>
  );
}

interface TickedProps {
  label: string;
  detail?: string | undefined;
  ticked: boolean;
  box?: boolean;
}

function Ticked({ label, detail, ticked, box }: TickedProps) {
  return (
    <>
      <span data-mark={box ? 'box' : ''} aria-hidden="true">
        {ticked ? <Check /> : null}
      </span>
      <Label label={label} detail={detail} />
    </>
  );
}

/** A menu item with a checkbox. */
function MenuCheckboxRow({ item }: { item: MenuCheckbox }) {
  return (
    <Base.CheckboxItem
      checked={item.checked}
      disabled={item.disabled ?? false}
      onCheckedChange={(checked) => item.onCheckedChange(checked)}
    >
      <Ticked label={item.label} detail={item.detail} ticked={item.checked} box />
    </Base.CheckboxItem>
  );
}

/** A group of radio items. */
function MenuRadioRows({ item }: { item: MenuRadios }) {
  return (
    <Base.RadioGroup
      aria-label={item.label}
      value={item.value}
      onValueChange={(value: string) => item.onValueChange(value)}
    >
      {item.choices.map(({ value, label }) => (
        <Base.RadioItem key={value} value={value} closeOnClick>
          <Ticked label={label} ticked={value === item.value} />
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

export interface MenuPopupProps extends OpenPopup {
  label: string | undefined;
  items: readonly MenuItem[];
  /** Text for a menu without items. */
  empty?: string | undefined;
  align: 'start' | 'end';
}

const Positioner = styled(Base.Positioner)`
  z-index: ${theme.layer.popup};
  outline: none;
`;

const Sheet = styled(Base.Popup)`
  ${sheet}
  ${menuRows}
`;

const ENABLED = '[role^="menuitem"]:not([data-disabled])';

function ItemContent({ icon, label, hint, detail }: Pick<MenuAction, 'icon' | 'label' | 'hint' | 'detail'>) {
  return (
    <>
      {icon ? (
        <span data-mark="" aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <Label label={label} detail={detail} />
      {hint ? (
        <span data-hint="" aria-hidden="true">
          {hint}
        </span>
      ) : null}
    </>
  );
}

/**
 * The open menu. It closes and returns the focus to the button before it runs an action; checkbox rows keep it open.
 * Base UI handles the first focus, Tab, and the focus after closing for a trigger of its own only, so they are handled here.
 */
export function MenuPopup(props: MenuPopupProps) {
  const { label, items, empty, align, anchor, startAt } = props;
  const started = useRef(false);

  function choose(item: MenuAction) {
    closeToButton(props);
    item.onSelect?.();
  }

  /** Base UI focuses the menu itself; when a key opened it, an item must get the focus. */
  function focusFirstItem(event: FocusEvent<HTMLDivElement>) {
    if (!startAt || started.current || event.target !== event.currentTarget) return;
    started.current = true;
    const rows = event.currentTarget.querySelectorAll<HTMLElement>(ENABLED);
    rows[startAt === 'first' ? 0 : rows.length - 1]?.focus();
  }

  function leaveByTab(event: KeyboardEvent) {
    // The browser continues the Tab from the button.
    if (event.key === 'Tab') closeToButton(props);
  }

  function row(item: MenuEntry) {
    if (item.type === 'checkbox') return <MenuCheckboxRow key={item.id} item={item} />;
    if (item.type === 'radios') return <MenuRadioRows key={item.id} item={item} />;
    const content = <ItemContent icon={item.icon} label={item.label} hint={item.hint} detail={item.detail} />;
    if (item.href !== undefined && !item.disabled) {
      return (
        <Base.LinkItem key={item.id} render={<RouteLink href={item.href} />} onClick={() => choose(item)}>
          {content}
        </Base.LinkItem>
      );
    }
    return (
      <Base.Item
        key={item.id}
        disabled={item.disabled ?? false}
        data-intent={item.intent}
        onClick={() => choose(item)}
      >
        {content}
      </Base.Item>
    );
  }

  return (
    <Base.Root open modal={false} onOpenChange={closeFor(props)}>
      <Base.Portal>
        <Positioner anchor={anchor} align={align} sideOffset={4} collisionPadding={8}>
          <Sheet
            // The role `menu` requires items (ARIA 1.2).
            role={items.length > 0 ? 'menu' : 'dialog'}
            aria-label={label}
            aria-labelledby={label === undefined ? anchor.id : undefined}
            finalFocus={false}
            onFocus={focusFirstItem}
            onKeyDown={leaveByTab}
          >
            {items.length > 0 ? null : <p>{empty}</p>}
            {menuGroups(items).map((group) => (
              <Base.Group key={group.id}>
                {group.separated ? <Base.Separator /> : null}
                {group.heading === null ? null : (
                  <Base.GroupLabel data-heading="">{group.heading}</Base.GroupLabel>
                )}
                {group.items.map(row)}
              </Base.Group>
            ))}
          </Sheet>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
