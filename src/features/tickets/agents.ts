import type { User } from '#src/api/types/session.ts';
import type { StaffUser } from '#src/api/types/staffUser.ts';

/** Someone to whom tickets are assigned. */
export interface Agent {
  readonly id: string;
  readonly name: string;
}

/** The agents of a portal. Tickets name them by id; their names are looked up when they are shown. */
export interface Agents {
  /** The signed-in user. */
  readonly me: Agent;
  /** All staff users, and the signed-in user if they are none. */
  readonly all: readonly Agent[];
  /** Those who can be assigned: the active ones. */
  readonly active: readonly Agent[];
  /** The name of an agent; the id of one who was deleted. */
  readonly nameOf: (id: string) => string;
}

/** The agents for a signed-in user, of these staff users. */
export function agentsOf(
  user: Pick<User, 'id' | 'name' | 'email'> | null,
  staff: readonly (Agent & Pick<StaffUser, 'status'>)[],
): Agents {
  const own = staff.find(({ id }) => id === user?.id);
  const me = own ?? { id: user?.id ?? '', name: user?.name || (user?.email ?? '') };
  const others = own || me.id === '' ? [] : [me];
  const all = [...others, ...staff];
  return {
    me,
    all,
    active: [...others, ...staff.filter(({ status }) => status === 'Active')],
    nameOf: (id) => all.find((agent) => agent.id === id)?.name ?? id,
  };
}
