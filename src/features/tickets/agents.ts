import type { User } from '#src/api/types/session.ts';
import { type Colleague, leftIds, markedName } from '#src/features/shared/staff/colleague.ts';
import { oneself } from '#src/features/shared/staff/oneself.ts';

/** Someone to whom tickets are assigned. */
export interface Agent {
  readonly id: string;
  readonly name: string;
}

/** The agents of a portal. Tickets name them by id; their names are looked up when they are shown. */
export interface Agents {
  /** The signed-in user. */
  readonly me: Agent;
  /** All who are or were staff users, by their marked names, and the signed-in user if they are none. */
  readonly all: readonly Agent[];
  /** Those who can be assigned: the active ones. */
  readonly active: readonly Agent[];
  /** The ids of those who are inactive or deleted. */
  readonly left: readonly string[];
  /** The name of an agent; the id of one who never was in this tab. */
  readonly nameOf: (id: string) => string;
  /** The same with what keeps the agent from work: `Hessa Al Mansoori (deleted)`. */
  readonly markedNameOf: (id: string) => string;
}

/** The agents for a signed-in user, of these staff users. */
export function agentsOf(
  user: Pick<User, 'id' | 'name' | 'email'> | null,
  staff: readonly Colleague[],
): Agents {
  const own = oneself(staff, user);
  const me = own ?? { id: user?.id ?? '', name: user?.name || (user?.email ?? '') };
  const others = own || me.id === '' ? [] : [me];
  const all = [...others, ...staff.map((each) => ({ id: each.id, name: markedName(each) }))];
  const nameIn = (agents: readonly Agent[]) => (id: string) =>
    agents.find((agent) => agent.id === id)?.name ?? id;
  return {
    me,
    all,
    active: [...others, ...staff.filter(({ status }) => status === 'Active')],
    left: leftIds(staff),
    nameOf: nameIn([...others, ...staff]),
    markedNameOf: nameIn(all),
  };
}
