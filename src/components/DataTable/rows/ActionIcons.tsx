import { cloneElement, isValidElement, memo, type ReactNode, type SVGAttributes } from 'react';
import { iconId } from './shape.ts';

interface ActionIconsProps {
  tableId: string;
  actions: readonly { id: string; icon: ReactNode }[];
}

/** Sizes are attributes here: what is drawn in a mask takes no styles from the table. */
function sized(icon: ReactNode): ReactNode {
  return isValidElement<SVGAttributes<SVGElement>>(icon)
    ? cloneElement(icon, { width: 16, height: 16, strokeWidth: 1.75 })
    : icon;
}

/**
 * The icons of the row actions, once, as masks: a button paints its colour through one of them, and needs no
 * element for it. Three icons of their own would be a third of a row's elements.
 */
export const ActionIcons = memo(function ActionIcons({ tableId, actions }: ActionIconsProps) {
  return (
    <svg data-part="icons" width="0" height="0" aria-hidden="true">
      {actions.map((action) => (
        <mask
          key={action.id}
          id={iconId(tableId, action.id)}
          maskUnits="userSpaceOnUse"
          width="16"
          height="16"
          style={{ maskType: 'alpha' }}
        >
          {sized(action.icon)}
        </mask>
      ))}
    </svg>
  );
});
