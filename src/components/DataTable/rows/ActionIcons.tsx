import { memo, type ReactNode } from 'react';

interface ActionIconsProps {
  tableId: string;
  actions: readonly { id: string; icon: ReactNode }[];
}

/** Id of the drawing that all buttons of one row action show. */
export function iconId(tableId: string, actionId: string): string {
  return `${tableId}-icon-${actionId}`;
}

/**
 * The drawings of the row actions, once: each button shows one by reference, in two elements instead of four or more.
 * Lucide draws in a square of 24 units.
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
