import { dashboard } from '#fixtures/data/dashboard.ts';
import type { Dashboard } from '#src/api/types/dashboard.ts';
import { sampleMoment } from '#src/features/shared/list/samples/samples.store.ts';

/** The dashboard of this tab: read-only samples. */
export const dashboardSample = (): Dashboard => dashboard(sampleMoment());
