/** The dashboard of this tab: samples that nothing changes. */
export { dashboard } from '#fixtures/data/dashboard.ts';
