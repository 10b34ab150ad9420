import { memo } from 'react';
import { iconId, type RowShape } from './shape.ts';

/**
 * The icons of the row actions, once. Rows refer to them with `<use>`: two elements for an icon instead of
 * five, and the page stays small with many rows.
 */
export const ActionIcons = memo(function ActionIcons({
  tableId,
  actions,
}: Pick<RowShape<never>, 'tableId'> & { actions: readonly { id: string; icon: React.ReactNode }[] }) {
  return (
    <svg data-part="icons" width="0" height="0" aria-hidden="true">
      {actions.map((action) => (
        <symbol key={action.id} id={iconId(tableId, action.id)}>
          {action.icon}
        </symbol>
      ))}
    </svg>
  );
});
