/** Primary color and font of a company that has not chosen its own (spec section 9). */
export const DEFAULT_BRAND = { primaryColor: '#3B82F6', fontFamily: 'Inter' } as const;
