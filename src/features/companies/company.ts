import type { Address, Company, CompanyRequest } from '#src/api/types/company.ts';
import { addressFields } from '#src/features/shared/form/table/addressFields.ts';
import { describeKind } from '#src/features/shared/records/describeKind.ts';
import { parseHex, toHex } from '#src/lib/contrast.ts';
import { DEFAULT_BRAND } from '#src/lib/defaultBrand.ts';
import { companyStatusBadge, companyStatuses, companyStatusLabels } from '#src/lib/labels.ts';
import { optionsOf } from '#src/lib/options.ts';
import { paths } from '#src/lib/paths.ts';

/** Values of the form; address and branding are flat. */
export type CompanyValues = Omit<CompanyRequest, 'address' | 'branding'> &
  Address &
  CompanyRequest['branding'];

/** What a company is: its names, and its fields, of which name and email are required (spec sections 5 and 7). */
export const companyKind = describeKind<Company, CompanyValues>()(
  {
    id: 'companies',
    noun: { one: 'company', many: 'companies' },
    path: paths.master.companyManagement,
    add: 'Add New Company',
    nameOf: ({ companyName }) => companyName,
    email: { of: ({ companyEmail }) => companyEmail },
    statusOf: ({ status }) => companyStatusBadge(status),
    statuses: companyStatuses.map((status) => ({ label: companyStatusLabels[status], values: { status } })),
    audit: { noun: 'Company', category: 'User Management' },
  },
  {
    companyName: {
      section: 'Basic Information',
      label: 'Company Name',
      required: true,
      example: 'Acme Developments',
      also: ['Company', 'Name', 'Organisation', 'Organization'],
    },
    companyEmail: {
      section: 'Basic Information',
      label: 'Company Email',
      as: 'email',
      required: true,
      example: 'office@acme.example',
      also: ['Email', 'E-mail', 'Email Address', 'Mail', 'Contact Email'],
    },
    phoneNumber: {
      section: 'Basic Information',
      label: 'Phone Number',
      as: 'tel',
      example: '+971 4 123 4567',
      also: ['Phone', 'Mobile', 'Mobile Number', 'Phone No.', 'Mobile No.', 'Telephone', 'Tel'],
    },
    billingEntity: {
      section: 'Basic Information',
      label: 'Billing Entity',
      example: 'Acme Holding LLC',
      also: ['Billing', 'Bill To', 'Billing Name'],
    },
    ...addressFields(false),
    // The present logo is no value: the form has a new file, or none.
    logo: {
      section: 'Branding',
      label: 'Logo',
      as: 'file',
      wide: true,
      initial: null,
      of: () => null,
    },
    primaryColor: {
      section: 'Branding',
      label: 'Primary Color',
      as: 'color',
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
      section: 'Branding',
      label: 'Font Family',
      initial: DEFAULT_BRAND.fontFamily,
      of: ({ branding }) => branding.fontFamily,
      example: DEFAULT_BRAND.fontFamily,
      also: ['Font'],
    },
    status: {
      section: 'Settings',
      label: 'Status',
      as: 'choice',
      options: optionsOf(companyStatuses, companyStatusLabels),
      wide: true,
      initial: 'active',
      example: companyStatusLabels.active,
      also: ['State of the company', 'Company Status'],
    },
  },
);

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
