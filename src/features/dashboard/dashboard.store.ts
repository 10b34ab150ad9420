import { dashboard } from '#fixtures/data/dashboard.ts';
import type { Dashboard } from '#src/api/types/dashboard.ts';

/** The dashboard of this tab; nothing changes it. */
export const dashboardSample: Dashboard = dashboard;
