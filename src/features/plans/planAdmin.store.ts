import { sampleAdmin } from '#fixtures/data/plans/sampleAdmin.ts';

/** Who adds and changes plans (spec section 3). */
export const planAdmin = sampleAdmin;
