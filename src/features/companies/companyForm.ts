import type { CompanyRequest } from '#src/api/types/company.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
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

/** The refusal with the form's name of the logo, which the request names after its multipart field. */
export function toFormProblem(problem: SaveProblem): SaveProblem {
  const { blume_company_logo: logo, ...fields } = problem.fields ?? {};
  return logo === undefined ? problem : { ...problem, fields: { ...fields, logo } };
}
