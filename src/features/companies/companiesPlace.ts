import type { ListPlace } from '#src/features/shared/list/commands/listCommands.ts';
import { paths } from '#src/lib/paths.ts';

export const companiesPlace: ListPlace = {
  id: 'companies',
  path: paths.master.companyManagement,
  add: 'Add New Company',
  imports: 'companies',
};
