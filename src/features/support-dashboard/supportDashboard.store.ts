import { supportDashboard } from '#fixtures/data/support/supportDashboard.ts';
import type { SupportDashboard } from '#src/api/types/support/supportDashboard.ts';

/** The figures of the support dashboard, which the specification fixes: nothing changes them. */
export const supportDashboardSample: SupportDashboard = supportDashboard;
