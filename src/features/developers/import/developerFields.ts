import type { Developer } from '#src/api/types/developer.ts';
import { type ImportField, readNamed, readYesNo } from '#src/features/shared/import/importFields.ts';
import { EMIRATES_ID_EXAMPLE } from '#src/lib/emiratesId.ts';

/** The fields of the form of a developer user as columns of a file (spec section 7). */
export const developerFields: readonly ImportField<Developer>[] = [
  {
    name: 'name',
    header: 'Name',
    also: ['Full Name', 'Developer', 'Developer Name', 'Developer User', 'User Name'],
    required: true,
    example: 'Layla Haddad',
    text: ({ name }) => name,
  },
  {
    name: 'emiratesId',
    header: 'Emirates ID',
    also: ['Emirate ID', 'Emirates ID No.', 'Emirates ID Number', 'EID', 'ID Number', 'National ID'],
    required: true,
    example: EMIRATES_ID_EXAMPLE,
    digits: true,
    text: ({ emiratesId }) => emiratesId,
  },
  {
    name: 'email',
    header: 'Email',
    also: ['E-mail', 'Email Address', 'Mail', 'Contact Email'],
    required: true,
    example: 'layla@acme.example',
    text: ({ email }) => email,
  },
  {
    name: 'phoneNumber',
    header: 'Phone Number',
    also: ['Phone', 'Mobile', 'Mobile Number', 'Phone No.', 'Mobile No.', 'Telephone', 'Tel', 'Cell'],
    required: true,
    example: '+971 50 123 4567',
    digits: true,
    text: ({ phoneNumber }) => phoneNumber,
  },
  {
    name: 'companyId',
    header: 'Company',
    also: ['Company Name', 'Employer', 'Organisation', 'Organization'],
    required: true,
    example: 'Acme Developments',
    text: ({ companyName }) => companyName ?? '',
    read: readNamed({ one: 'company', many: 'companies' }),
  },
  {
    name: 'isActive',
    header: 'Active',
    also: ['Status', 'Is Active', 'Enabled'],
    example: 'Yes',
    text: ({ isActive }) => (isActive ? 'Yes' : 'No'),
    read: readYesNo,
  },
];
