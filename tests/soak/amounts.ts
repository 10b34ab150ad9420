/** Seeds of random orders, and route changes in each portal; `scripts/testSoak.ts` sets them. */
export const soakSeeds = Number(process.env.SOAK_SEEDS ?? 1000);
export const soakRoutes = Number(process.env.SOAK_ROUTES ?? 300);
