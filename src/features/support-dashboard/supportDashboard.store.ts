import { supportDashboard } from '#fixtures/data/support/supportDashboard.ts';
import type { SupportDashboard } from '#src/api/types/support/supportDashboard.ts';

/** The support dashboard of this tab; nothing changes it. */
export const supportDashboardSample: SupportDashboard = supportDashboard;
