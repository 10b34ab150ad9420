import type { ListPlace } from '#src/features/shared/list/commands/listCommands.ts';
import { paths } from '#src/lib/paths.ts';

export const developerPlansPlace: ListPlace = {
  id: 'developer-plans',
  path: paths.master.developerPlans,
  add: 'Add New Developer Plan',
};

export const investorPlansPlace: ListPlace = {
  id: 'investor-plans',
  path: paths.master.investorPlans,
  add: 'Add New Investor Plan',
};
