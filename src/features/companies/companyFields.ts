import type { Address, Company, CompanyRequest } from '#src/api/types/company.ts';
import { addressFields } from '#src/features/shared/form/table/addressFields.ts';
import type { FieldTable } from '#src/features/shared/form/table/fieldTable.ts';
import { parseHex } from '#src/lib/contrast.ts';
import { DEFAULT_BRAND } from '#src/lib/defaultBrand.ts';
import { companyStatuses, companyStatusLabels } from '#src/lib/labels.ts';
import { optionsOf } from '#src/lib/options.ts';

/** Values of the form; address and branding are flat. */
export type CompanyValues = Omit<CompanyRequest, 'address' | 'branding'> &
  Address &
  CompanyRequest['branding'];

/** The fields of a company (spec sections 5 and 7): name and email are required. */
export const companyFields: FieldTable<Company, CompanyValues> = {
  companyName: {
    label: 'Company Name',
    required: true,
    example: 'Acme Developments',
    also: ['Company', 'Name', 'Organisation', 'Organization'],
  },
  companyEmail: {
    label: 'Company Email',
    as: 'email',
    required: true,
    example: 'office@acme.example',
    also: ['Email', 'E-mail', 'Email Address', 'Mail', 'Contact Email'],
  },
  phoneNumber: {
    label: 'Phone Number',
    as: 'tel',
    example: '+971 4 123 4567',
    also: ['Phone', 'Mobile', 'Mobile Number', 'Phone No.', 'Mobile No.', 'Telephone', 'Tel'],
    digits: true,
  },
  billingEntity: {
    label: 'Billing Entity',
    example: 'Acme Holding LLC',
    also: ['Billing', 'Bill To', 'Billing Name'],
  },
  ...addressFields(false),
  // The present logo is no value: the form has a new file, or none.
  logo: { label: 'Logo', as: 'file', wide: true, initial: null, of: () => null },
  primaryColor: {
    label: 'Primary Color',
    rule: {
      is: (text) => parseHex(text) !== null,
      message: `Enter a color such as ${DEFAULT_BRAND.primaryColor}`,
    },
    initial: DEFAULT_BRAND.primaryColor,
    of: ({ branding }) => branding.primaryColor,
    example: DEFAULT_BRAND.primaryColor,
    also: ['Primary Colour', 'Color', 'Colour', 'Brand Color'],
  },
  fontFamily: {
    label: 'Font Family',
    initial: DEFAULT_BRAND.fontFamily,
    of: ({ branding }) => branding.fontFamily,
    example: DEFAULT_BRAND.fontFamily,
    also: ['Font'],
  },
  status: {
    label: 'Status',
    as: 'choice',
    options: optionsOf(companyStatuses, companyStatusLabels),
    wide: true,
    initial: 'active',
    example: companyStatusLabels.active,
    also: ['State of the company', 'Company Status'],
  },
};
