import { mixed, type ObjectSchema, object, string } from 'yup';
import type { CompanyStatus } from '#src/api/types/company.ts';
import { addressRules, optionalText, requiredEmail, requiredText } from '#src/features/shared/form/rules.ts';
import { parseHex } from '#src/lib/contrast.ts';
import { DEFAULT_BRAND } from '#src/lib/defaultBrand.ts';
import type { CompanyValues } from './companyValues.ts';

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
