import { memo, type ReactNode } from 'react';

interface ActionIconsProps {
  tableId: string;
  actions: readonly { id: string; icon: ReactNode }[];
}

/** Id of the `<symbol>` of a row action's icon. */
export function iconId(tableId: string, actionId: string): string {
  return `${tableId}-icon-${actionId}`;
}

/**
 * The icons of the row actions as symbols. Buttons refer to them, so that a button needs two elements instead of four or
 * more. Lucide's icons have a view box of 24 units.
 */
export const ActionIcons = memo(function ActionIcons({ tableId, actions }: ActionIconsProps) {
  return (
    <svg data-part="icons" width="0" height="0" aria-hidden="true">
      {actions.map((action) => (
        <symbol key={action.id} id={iconId(tableId, action.id)} viewBox="0 0 24 24">
          {action.icon}
        </symbol>
      ))}
    </svg>
  );
});
