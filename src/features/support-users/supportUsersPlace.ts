import type { ListPlace } from '#src/features/shared/list/commands/listCommands.ts';
import { paths } from '#src/lib/paths.ts';

export const supportUsersPlace: ListPlace = { id: 'support-users', path: paths.support.userManagement };
