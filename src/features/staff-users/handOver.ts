import type { Resource } from '#src/api/results/resource.ts';
import type { StaffUser } from '#src/api/types/staffUser.ts';
import type { StaffUserValues } from './staffUser.ts';

/** The staff users, with a call after one has left: was set to Inactive, or deleted. */
export function withLeaving(
  resource: Resource<StaffUser, StaffUserValues>,
  onLeft: (user: StaffUser) => void,
): Resource<StaffUser, StaffUserValues> {
  return {
    ...resource,
    async update(user, values) {
      const saved = await resource.update(user, values);
      if (user.status === 'Active' && values.status === 'Inactive') onLeft(user);
      return saved;
    },
    async remove(user) {
      const removed = await resource.remove(user);
      onLeft(user);
      return removed;
    },
  };
}
