import { Check, Copy, X } from 'lucide-react';
import { memo, type ReactNode } from 'react';

interface ActionIconsProps {
  tableId: string;
  actions: readonly { id: string; icon: ReactNode }[];
  /** Cells have buttons that copy their texts. */
  copies: boolean;
}

const copyIcons = { ready: <Copy />, copied: <Check />, failed: <X /> };
const copyStates = ['ready', 'copied', 'failed'] as const;

/** Id of the `<symbol>` of a row action's icon. */
export function iconId(tableId: string, actionId: string): string {
  return `${tableId}-icon-${actionId}`;
}

/** Id of the `<symbol>` of a copy button's icon, before it is pressed and with the result. */
export function copyIcon(tableId: string, state: keyof typeof copyIcons): string {
  return iconId(tableId, `copy-${state}`);
}

/**
 * The icons of the row actions as symbols. Buttons refer to them, so that a button needs two elements instead of four or
 * more. Lucide's icons have a view box of 24 units.
 */
export const ActionIcons = memo(function ActionIcons({ tableId, actions, copies }: ActionIconsProps) {
  return (
    <svg data-part="icons" width="0" height="0" aria-hidden="true">
      {actions.map((action) => (
        <symbol key={action.id} id={iconId(tableId, action.id)} viewBox="0 0 24 24">
          {action.icon}
        </symbol>
      ))}
      {copies &&
        copyStates.map((state) => (
          <symbol key={state} id={copyIcon(tableId, state)} viewBox="0 0 24 24">
            {copyIcons[state]}
          </symbol>
        ))}
    </svg>
  );
});
