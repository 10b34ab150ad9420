import type { ListPlace } from '#src/features/shared/list/commands/listCommands.ts';
import { paths } from '#src/lib/paths.ts';

export const investorsPlace: ListPlace = {
  id: 'investors',
  path: paths.master.investorUsers,
  add: 'Add Investor',
  imports: 'investors',
};
