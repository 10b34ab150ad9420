import type { ListPlace } from '#src/features/shared/list/commands/listCommands.ts';
import { paths } from '#src/lib/paths.ts';

export const auditLogsPlace: ListPlace = { id: 'audit-logs', path: paths.master.auditLogs };
