import { mixed, type ObjectSchema, object, string } from 'yup';
import type { Company, CompanyRequest, CompanyStatus } from '#src/api/types/company.ts';
import { REQUIRED, type SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { parseHex, toHex } from '#src/lib/contrast.ts';
import { EMAIL_MESSAGE, isEmail } from '#src/lib/email.ts';
import { DEFAULT_BRAND } from './brand.ts';

/** What the form holds while it is typed in; address and branding are flat. */
export interface CompanyValues {
  companyName: string;
  companyEmail: string;
  phoneNumber: string;
  billingEntity: string;
  street: string;
  city: string;
  state: string;
  country: string;
  zipCode: string;
  logo: File | null;
  primaryColor: string;
  fontFamily: string;
  status: CompanyStatus;
}

/** What a logo may be; the server takes no more than this. */
export const LOGO_TYPES = 'image/png,image/jpeg,image/webp,image/svg+xml';
export const LOGO_BYTES = 2 * 1024 * 1024;

const COLOR_MESSAGE = 'Enter a color such as #3B82F6';

/** The form of a new company, or of an existing one; no new logo is chosen yet. */
export function companyValues(company: Company | null): CompanyValues {
  const { street = '', city = '', state = '', country = '', zipCode = '' } = company?.address ?? {};
  return {
    companyName: company?.companyName ?? '',
    companyEmail: company?.companyEmail ?? '',
    phoneNumber: company?.phoneNumber ?? '',
    billingEntity: company?.billingEntity ?? '',
    street,
    city,
    state,
    country,
    zipCode,
    logo: null,
    primaryColor: company?.branding.primaryColor ?? DEFAULT_BRAND.primaryColor,
    fontFamily: company?.branding.fontFamily ?? DEFAULT_BRAND.fontFamily,
    status: company?.status ?? 'active',
  };
}

// Formik hands empty texts to the schema as undefined.
const optional = () => string().default('');

/** The rules of spec section 5: name and email are required; white space alone is empty. */
export const companySchema: ObjectSchema<CompanyValues> = object({
  companyName: string().trim().required(REQUIRED),
  companyEmail: string().trim().required(REQUIRED).test('email', EMAIL_MESSAGE, isEmail),
  phoneNumber: optional(),
  billingEntity: optional(),
  street: optional(),
  city: optional(),
  state: optional(),
  country: optional(),
  zipCode: optional(),
  logo: mixed<File>().nullable().defined(),
  primaryColor: optional().test('color', COLOR_MESSAGE, (text) => parseHex(text) !== null),
  fontFamily: optional(),
  status: string<CompanyStatus>().defined(),
});

/** What create and update send (spec section 7): values trimmed, the colour as `#RRGGBB`. */
export function toCompanyRequest(values: CompanyValues): CompanyRequest {
  const rgb = parseHex(values.primaryColor);
  return {
    companyName: values.companyName.trim(),
    companyEmail: values.companyEmail.trim(),
    phoneNumber: values.phoneNumber.trim(),
    billingEntity: values.billingEntity.trim(),
    status: values.status,
    address: {
      street: values.street.trim(),
      city: values.city.trim(),
      state: values.state.trim(),
      country: values.country.trim(),
      zipCode: values.zipCode.trim(),
    },
    branding: {
      primaryColor: rgb ? toHex(rgb) : values.primaryColor.trim(),
      fontFamily: values.fontFamily.trim(),
    },
    logo: values.logo,
  };
}

/** The refusal with its field named as in the form: `branding.primaryColor` is `primaryColor`, the file's part `logo`. */
export function toFormProblem(problem: SaveProblem): SaveProblem {
  if (problem.field === undefined) return problem;
  const field = problem.field.split('.').at(-1) ?? problem.field;
  return { ...problem, field: field === 'blume_company_logo' ? 'logo' : field };
}
