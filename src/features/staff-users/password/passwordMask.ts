/** Shown in place of a password, independent of its length. */
export const PASSWORD_MASK = '••••••••••••';
