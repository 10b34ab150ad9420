import type { ListPlace } from '#src/features/shared/list/commands/listCommands.ts';
import { ticketViews } from '#src/features/shared/tickets/ticketViews.ts';
import { paths } from '#src/lib/paths.ts';

const { master, support } = paths;
const views = Object.values(ticketViews);

/** The lists of the master portal, whose commands and views the search offers. */
export const masterLists: readonly ListPlace[] = [
  { id: 'developers', path: master.developerUsers, add: 'Add Developer', imports: 'developers' },
  { id: 'investors', path: master.investorUsers, add: 'Add Investor', imports: 'investors' },
  { id: 'staff-users', path: master.blumeUsers, add: 'Add User' },
  { id: 'companies', path: master.companyManagement, add: 'Add New Company', imports: 'companies' },
  { id: 'developer-plans', path: master.developerPlans, add: 'Add New Developer Plan' },
  { id: 'investor-plans', path: master.investorPlans, add: 'Add New Investor Plan' },
  { id: 'company-subscriptions', path: master.companySubscriptions },
  { id: 'investor-subscriptions', path: master.investorSubscriptions },
  { id: 'tickets', path: master.supportManagement, views },
  { id: 'audit-logs', path: master.auditLogs },
];

/** The lists of the support portal. */
export const supportLists: readonly ListPlace[] = [
  { id: 'support-tickets', path: support.supportManagement, views },
  { id: 'support-users', path: support.userManagement },
  { id: 'support-companies', path: support.companyManagement },
];
