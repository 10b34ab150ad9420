import { staffRows } from '#fixtures/data/staffRows.ts';
import { accounts } from '#fixtures/server/accounts.ts';
import { agentsOf } from '#src/features/tickets/agents.ts';

/** The sample staff users as agents, for the signed-in user of each portal. */
export const sara = agentsOf(accounts.super_admin, staffRows);
export const lina = agentsOf(accounts.support, staffRows);
