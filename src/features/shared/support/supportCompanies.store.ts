import { supportCompanies } from '#fixtures/data/support/supportCompanies.ts';
import { createSampleStore } from '#src/features/shared/list/samples/sampleStore.ts';

/** The sample companies of the support portal; nothing changes them. */
export const supportCompanyStore = createSampleStore(supportCompanies);
