import { mixed, type ObjectSchema, object, string } from 'yup';
import type { Address, Company, CompanyRequest, CompanyStatus } from '#src/api/types/company.ts';
import { trimTexts } from '#src/features/shared/form/formValues.ts';
import { addressNames, choiceName, type FieldNames } from '#src/features/shared/form/merge/fieldNames.ts';
import { addressRules, optionalText, requiredEmail, requiredText } from '#src/features/shared/form/rules.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { noAddress } from '#src/lib/address.ts';
import { parseHex, toHex } from '#src/lib/contrast.ts';
import { DEFAULT_BRAND } from '#src/lib/defaultBrand.ts';
import { companyList } from './companyList.ts';

/** Values of the form's fields; address and branding are flat. */
export interface CompanyValues extends Address {
  readonly companyName: string;
  readonly companyEmail: string;
  readonly phoneNumber: string;
  readonly billingEntity: string;
  readonly logo: File | null;
  readonly primaryColor: string;
  readonly fontFamily: string;
  readonly status: CompanyStatus;
}

/** Types and size of a logo that the server accepts. */
export const LOGO_TYPES = 'image/png,image/jpeg,image/webp,image/svg+xml';
export const LOGO_BYTES = 2 * 1024 * 1024;

/** Initial values of the form; null for a new company. */
export function companyValues(company: Company | null): CompanyValues {
  return {
    companyName: company?.companyName ?? '',
    companyEmail: company?.companyEmail ?? '',
    phoneNumber: company?.phoneNumber ?? '',
    billingEntity: company?.billingEntity ?? '',
    ...(company?.address ?? noAddress),
    logo: null,
    primaryColor: company?.branding.primaryColor ?? DEFAULT_BRAND.primaryColor,
    fontFamily: company?.branding.fontFamily ?? DEFAULT_BRAND.fontFamily,
    status: company?.status ?? 'active',
  };
}

/** The fields as the form calls them. */
export const companyNames: FieldNames<CompanyValues> = {
  companyName: 'Company Name',
  companyEmail: 'Company Email',
  phoneNumber: 'Phone Number',
  billingEntity: 'Billing Entity',
  ...addressNames,
  logo: 'Logo',
  primaryColor: 'Primary Color',
  fontFamily: 'Font Family',
  status: choiceName('Status', companyList.filters.status.choices),
};

const COLOR_MESSAGE = `Enter a color such as ${DEFAULT_BRAND.primaryColor}`;

/** The rules of spec section 5: name and email are required; only white space counts as empty. */
export const companySchema: ObjectSchema<CompanyValues> = object({
  companyName: requiredText(),
  companyEmail: requiredEmail(),
  phoneNumber: optionalText(),
  billingEntity: optionalText(),
  ...addressRules(optionalText),
  logo: mixed<File>().nullable().defined(),
  primaryColor: optionalText().test('color', COLOR_MESSAGE, (text) => parseHex(text) !== null),
  fontFamily: optionalText(),
  status: string<CompanyStatus>().defined(),
});

/** The request of create and update (spec section 7): values trimmed, the colour as `#RRGGBB`. */
export function toCompanyRequest(values: CompanyValues): CompanyRequest {
  const { companyName, companyEmail, phoneNumber, billingEntity, status, logo, ...rest } = trimTexts(values);
  const { primaryColor, fontFamily, ...address } = rest;
  const rgb = parseHex(primaryColor);
  return {
    companyName,
    companyEmail,
    phoneNumber,
    billingEntity,
    status,
    address,
    branding: { primaryColor: rgb ? toHex(rgb) : primaryColor, fontFamily },
    logo,
  };
}

/** The refusal with the form's name of the logo, which the request names after its multipart field. */
export function toFormProblem(problem: SaveProblem): SaveProblem {
  const { blume_company_logo: logo, ...fields } = problem.fields ?? {};
  return logo === undefined ? problem : { ...problem, fields: { ...fields, logo } };
}
