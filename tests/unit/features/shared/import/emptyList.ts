/** The calls of an import into a list without records; the server has one company. */
export const emptyList = {
  readNow: async () => ({ rows: [], total: 0 }),
  readLookup: async () => [{ value: 'c1', label: 'Acme Developments' }],
  create: async () => ({ message: '', id: null, row: null }),
  refresh: () => undefined,
};
