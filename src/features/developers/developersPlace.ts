import type { ListPlace } from '#src/features/shared/list/commands/listCommands.ts';
import { paths } from '#src/lib/paths.ts';

export const developersPlace: ListPlace = {
  id: 'developers',
  path: paths.master.developerUsers,
  add: 'Add Developer',
  imports: 'developers',
};
