import type { ListPlace } from '#src/features/shared/list/commands/listCommands.ts';
import { paths } from '#src/lib/paths.ts';

export const supportCompaniesPlace: ListPlace = {
  id: 'support-companies',
  path: paths.support.companyManagement,
};
