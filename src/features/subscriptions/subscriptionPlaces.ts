import type { ListPlace } from '#src/features/shared/list/commands/listCommands.ts';
import { paths } from '#src/lib/paths.ts';

export const companySubscriptionsPlace: ListPlace = {
  id: 'company-subscriptions',
  path: paths.master.companySubscriptions,
};

export const investorSubscriptionsPlace: ListPlace = {
  id: 'investor-subscriptions',
  path: paths.master.investorSubscriptions,
};
