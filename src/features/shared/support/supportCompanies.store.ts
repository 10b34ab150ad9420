import { supportCompanies } from '#fixtures/data/support/supportCompanies.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';

/** The sample companies of the support portal; nothing changes them. */
export const supportCompanyStore = sampleStoreOf(supportCompanies);
