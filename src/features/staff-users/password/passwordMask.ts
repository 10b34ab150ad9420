/** Stands for any password, whatever its length. */
export const PASSWORD_MASK = '••••••••••••';
