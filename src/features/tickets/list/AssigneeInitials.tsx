import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import { VisuallyHidden } from '#src/components/Field/VisuallyHidden.ts';
import { toShown } from '#src/lib/text.ts';

/** Who has a ticket, as initials with the name in a tooltip. */
export function AssigneeInitials({ name }: { name: string }) {
  const shown = toShown(name);
  return (
    <span data-tooltip={shown}>
      <Avatar name={name} size={22} />
      <VisuallyHidden>{shown}</VisuallyHidden>
    </span>
  );
}
