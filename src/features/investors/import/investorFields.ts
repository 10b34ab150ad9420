import type { Investor } from '#src/api/types/investor.ts';
import { addressFields } from '#src/features/shared/import/addressFields.ts';
import { type ImportField, readChoice } from '#src/features/shared/import/importFields.ts';
import { planNames } from '#src/features/shared/subscription/subscription.ts';
import { EMIRATES_ID_EXAMPLE } from '#src/lib/emiratesId.ts';
import { optionsOf } from '#src/lib/options.ts';
import { investorStatuses } from '../investorValues.ts';

/** The fields of the form of an investor as columns of a file. */
export const investorFields: readonly ImportField<Investor>[] = [
  {
    name: 'name',
    header: 'Name',
    also: ['Full Name', 'Investor', 'Investor Name'],
    required: true,
    example: 'Omar Farouk',
    text: ({ name }) => name,
  },
  {
    name: 'email',
    header: 'Email',
    also: ['E-mail', 'Email Address', 'Mail', 'Contact Email'],
    required: true,
    example: 'omar@farouk.example',
    text: ({ email }) => email,
  },
  {
    name: 'mobile',
    header: 'Mobile',
    also: ['Phone Number', 'Phone', 'Mobile Number', 'Phone No.', 'Mobile No.', 'Telephone', 'Tel', 'Cell'],
    required: true,
    example: '+971 50 765 4321',
    digits: true,
    text: ({ mobile }) => mobile,
  },
  {
    name: 'emirateId',
    header: 'Emirate ID',
    also: ['Emirates ID', 'Emirates ID No.', 'Emirates ID Number', 'EID', 'ID Number', 'National ID'],
    required: true,
    example: EMIRATES_ID_EXAMPLE,
    digits: true,
    text: ({ emirateId }) => emirateId,
  },
  ...addressFields<Investor>(({ address }) => address, true),
  {
    name: 'plan',
    header: 'Plan',
    also: ['Subscription', 'Subscription Plan', 'Plan Name'],
    example: 'Basic Plan',
    text: (investor) => investor.plan,
    read: readChoice(optionsOf(planNames)),
  },
  {
    name: 'status',
    header: 'Status',
    also: ['Active'],
    example: 'Active',
    text: (investor) => investor.status,
    read: readChoice(optionsOf(investorStatuses)),
  },
];
