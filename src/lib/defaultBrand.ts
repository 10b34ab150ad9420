/** Primary colour and font of a company without branding (spec section 9). */
export const DEFAULT_BRAND = { primaryColor: '#3B82F6', fontFamily: 'Inter' } as const;
