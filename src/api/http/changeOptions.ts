/**
 * Request options for changes. Some servers answer `201` with an empty body: shown as a
 * failure, it would lead the user to send the change again.
 */
export const changeOptions = { mayBeEmpty: true } as const;

/**
 * The same for a new record: an empty `200` is what a gateway without a server answers, and is no sign that the record
 * exists.
 */
export const createOptions = { mayBeEmpty: 'created' } as const;
