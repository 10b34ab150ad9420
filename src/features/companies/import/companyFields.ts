import type { Company } from '#src/api/types/company.ts';
import { addressFields } from '#src/features/shared/import/addressFields.ts';
import { type ImportField, readChoice } from '#src/features/shared/import/importFields.ts';
import { DEFAULT_BRAND } from '#src/lib/defaultBrand.ts';
import { companyStatuses, companyStatusLabels } from '#src/lib/labels.ts';
import { optionsOf } from '#src/lib/options.ts';

/** The fields of the form of a company as columns of a file (spec section 7), except the logo, which is a file. */
export const companyFields: readonly ImportField<Company>[] = [
  {
    name: 'companyName',
    header: 'Company Name',
    also: ['Company', 'Name', 'Organisation', 'Organization'],
    required: true,
    example: 'Acme Developments',
    text: ({ companyName }) => companyName,
  },
  {
    name: 'companyEmail',
    header: 'Company Email',
    also: ['Email', 'E-mail', 'Email Address', 'Mail', 'Contact Email'],
    required: true,
    example: 'office@acme.example',
    text: ({ companyEmail }) => companyEmail,
  },
  {
    name: 'phoneNumber',
    header: 'Phone Number',
    also: ['Phone', 'Mobile', 'Mobile Number', 'Phone No.', 'Mobile No.', 'Telephone', 'Tel'],
    example: '+971 4 123 4567',
    digits: true,
    text: ({ phoneNumber }) => phoneNumber,
  },
  {
    name: 'billingEntity',
    header: 'Billing Entity',
    also: ['Billing', 'Bill To', 'Billing Name'],
    example: 'Acme Holding LLC',
    text: ({ billingEntity }) => billingEntity,
  },
  ...addressFields<Company>(({ address }) => address),
  {
    name: 'primaryColor',
    header: 'Primary Color',
    also: ['Primary Colour', 'Color', 'Colour', 'Brand Color'],
    example: DEFAULT_BRAND.primaryColor,
    text: ({ branding }) => branding.primaryColor,
  },
  {
    name: 'fontFamily',
    header: 'Font Family',
    also: ['Font'],
    example: DEFAULT_BRAND.fontFamily,
    text: ({ branding }) => branding.fontFamily,
  },
  {
    name: 'status',
    header: 'Status',
    also: ['State of the company', 'Company Status'],
    example: companyStatusLabels.active,
    text: ({ status }) => companyStatusLabels[status],
    read: readChoice(optionsOf(companyStatuses, companyStatusLabels)),
  },
];
