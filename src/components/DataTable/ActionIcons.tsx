import { cloneElement, isValidElement, memo, type ReactNode, type SVGAttributes } from 'react';
import { iconId } from './shape.ts';

interface ActionIconsProps {
  tableId: string;
  actions: readonly { id: string; icon: ReactNode }[];
}

/** Sizes are attributes here: the copies that `<use>` makes take no styles from the table. */
function sized(icon: ReactNode): ReactNode {
  return isValidElement<SVGAttributes<SVGElement>>(icon)
    ? cloneElement(icon, { width: 16, height: 16, strokeWidth: 1.75 })
    : icon;
}

/**
 * The icons of the row actions, once. Rows refer to them with `<use>`: two elements for an icon instead of
 * five, and the page stays small with many rows.
 */
export const ActionIcons = memo(function ActionIcons({ tableId, actions }: ActionIconsProps) {
  return (
    <svg data-part="icons" width="0" height="0" aria-hidden="true">
      {actions.map((action) => (
        <symbol key={action.id} id={iconId(tableId, action.id)}>
          {sized(action.icon)}
        </symbol>
      ))}
    </svg>
  );
});
