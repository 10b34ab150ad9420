/** The message of an error that has none (spec section 8). */
export const SOMETHING_WENT_WRONG = 'Something went wrong';
