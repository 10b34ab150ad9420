import type { Developer, DeveloperRequest } from '#src/api/types/developer.ts';
import { describeKind } from '#src/features/shared/records/describeKind.ts';
import { activeIntent, activeLabel } from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';
import { EMIRATES_ID_EXAMPLE } from '#src/lib/values/emiratesId.ts';

/** Values of the form's fields. */
export type DeveloperValues = Omit<Required<DeveloperRequest>, 'role'>;

/** Role of a new developer user (spec section 3). */
export const NEW_ROLE = 'developer';

/** What a developer user is: its names, and its fields, all required (spec sections 5 and 7). */
export const developerKind = describeKind<Developer, DeveloperValues>()(
  {
    id: 'developers',
    noun: { one: 'developer', many: 'developers' },
    path: paths.master.developerUsers,
    add: 'Add Developer',
    nameOf: ({ name }) => name,
    email: { of: ({ email }) => email },
    statusOf: ({ isActive, statusWord }) => ({
      label: statusWord ?? activeLabel(isActive),
      intent: activeIntent(isActive),
    }),
    statuses: [true, false].map((isActive) => ({ label: activeLabel(isActive), values: { isActive } })),
    audit: { noun: 'Developer', category: 'Developer Management' },
  },
  {
    name: {
      label: 'Name',
      required: true,
      example: 'Layla Haddad',
      also: ['Full Name', 'Developer', 'Developer Name', 'Developer User', 'User Name'],
    },
    emiratesId: {
      label: 'Emirates ID',
      as: 'emiratesId',
      required: true,
      hint: `As in ${EMIRATES_ID_EXAMPLE}`,
      example: EMIRATES_ID_EXAMPLE,
      also: ['Emirate ID', 'Emirates ID No.', 'Emirates ID Number', 'EID', 'ID Number', 'National ID'],
    },
    email: {
      label: 'Email',
      as: 'email',
      required: true,
      example: 'layla@acme.example',
      also: ['E-mail', 'Email Address', 'Mail', 'Contact Email'],
    },
    phoneNumber: {
      label: 'Phone Number',
      as: 'tel',
      required: true,
      example: '+971 50 123 4567',
      also: ['Phone', 'Mobile', 'Mobile Number', 'Phone No.', 'Mobile No.', 'Telephone', 'Tel', 'Cell'],
    },
    companyId: {
      label: 'Company',
      as: 'record',
      noun: { one: 'company', many: 'companies' },
      required: true,
      of: ({ companyId }) => companyId ?? '',
      text: ({ companyName }) => companyName ?? '',
      example: 'Acme Developments',
      also: ['Company Name', 'Employer', 'Organisation', 'Organization'],
    },
    isActive: {
      label: 'Active',
      as: 'switch',
      beside: true,
      initial: true,
      example: 'Yes',
      also: ['Status', 'Is Active', 'Enabled'],
    },
  },
);

/** The body of create and update (spec section 7): values trimmed, the role unchanged. */
export function toDeveloperRequest(values: DeveloperValues, role: string): Required<DeveloperRequest> {
  return { ...values, role };
}
