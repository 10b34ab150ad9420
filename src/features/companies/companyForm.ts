import type { CompanyRequest } from '#src/api/types/company.ts';
import { parseHex, toHex } from '#src/lib/contrast.ts';
import type { CompanyValues } from './companyFields.ts';

/** The request of create and update (spec section 7): values trimmed, the colour as `#RRGGBB`. */
export function toCompanyRequest(values: CompanyValues): CompanyRequest {
  const { street, city, state, country, zipCode, primaryColor, fontFamily, ...rest } = values;
  const rgb = parseHex(primaryColor);
  return {
    ...rest,
    address: { street, city, state, country, zipCode },
    branding: { primaryColor: rgb ? toHex(rgb) : primaryColor, fontFamily },
  };
}
