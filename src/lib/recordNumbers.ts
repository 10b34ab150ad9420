/** What a number is called where a search says that it was found by it. */
export const numberLabels = { phone: 'Phone', emiratesId: 'Emirates ID', id: 'ID' } as const;

/** Names of the buttons that copy what identifies a record; never with the value, which may be read out in an open office. */
export const copyLabels = {
  email: 'Copy Email',
  phone: 'Copy Phone Number',
  emiratesId: 'Copy Emirates ID',
  id: 'Copy ID',
} as const;
