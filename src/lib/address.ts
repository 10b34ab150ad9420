import type { Address } from '#src/api/types/company.ts';

/** The address in one line, in the order of an envelope; empty parts are left out. */
export function addressLine({ street, city, state, zipCode, country }: Address): string {
  const region = [state === city ? '' : state, zipCode].filter(Boolean).join(' ');
  return [street, city, region, country].filter(Boolean).join(', ');
}
