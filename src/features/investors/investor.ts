import type { Address } from '#src/api/types/company.ts';
import type { Investor, InvestorStatus, StoredInvestor } from '#src/api/types/investor.ts';
import { addressFields } from '#src/features/shared/form/table/addressFields.ts';
import type { FieldTable } from '#src/features/shared/form/table/fieldTable.ts';
import { describeKind } from '#src/features/shared/records/describeKind.ts';
import { activeIntent } from '#src/lib/labels.ts';
import { type Option, optionsOf } from '#src/lib/options.ts';
import { paths } from '#src/lib/paths.ts';
import { defaultSubscription, planLabel, planOptions } from '#src/lib/subscription.ts';
import { EMIRATES_ID_EXAMPLE } from '#src/lib/values/emiratesId.ts';

/** The statuses of an investor (spec section 3). */
export const investorStatuses: readonly InvestorStatus[] = ['Active', 'Inactive'];

/** Values of the form's fields; the address is flat. */
export type InvestorValues = Omit<Investor, 'id' | 'address' | 'subscription'> & Address;

/** What an investor is: its names, and its fields, all required (spec section 5). */
export const investorKind = describeKind<Investor, InvestorValues>()(
  {
    id: 'investors',
    noun: { one: 'investor', many: 'investors' },
    path: paths.master.investorUsers,
    add: 'Add Investor',
    nameOf: ({ name }) => name,
    email: { of: ({ email }) => email },
    statusOf: ({ status }) => ({ label: status, intent: activeIntent(status === 'Active') }),
    statuses: investorStatuses.map((status) => ({ label: status, values: { status } })),
    audit: { noun: 'Investor', category: 'User Management' },
  },
  {
    name: {
      section: 'Basic Information',
      label: 'Name',
      required: true,
      example: 'Omar Farouk',
      also: ['Full Name', 'Investor', 'Investor Name'],
    },
    email: {
      section: 'Basic Information',
      label: 'Email',
      as: 'email',
      required: true,
      example: 'omar@farouk.example',
      also: ['E-mail', 'Email Address', 'Mail', 'Contact Email'],
    },
    mobile: {
      section: 'Basic Information',
      label: 'Mobile',
      as: 'tel',
      required: true,
      example: '+971 50 765 4321',
      also: ['Phone Number', 'Phone', 'Mobile Number', 'Phone No.', 'Mobile No.', 'Telephone', 'Tel', 'Cell'],
    },
    emirateId: {
      section: 'Basic Information',
      label: 'Emirate ID',
      as: 'emiratesId',
      required: true,
      hint: `As in ${EMIRATES_ID_EXAMPLE}`,
      example: EMIRATES_ID_EXAMPLE,
      also: ['Emirates ID', 'Emirates ID No.', 'Emirates ID Number', 'EID', 'ID Number', 'National ID'],
    },
    ...addressFields(true),
    plan: {
      section: 'Settings',
      label: 'Plan',
      as: 'choice',
      options: planOptions,
      required: true,
      initial: defaultSubscription.plan,
      example: planLabel(defaultSubscription.plan),
      also: ['Subscription', 'Subscription Plan', 'Plan Name'],
    },
    status: {
      section: 'Settings',
      label: 'Status',
      as: 'choice',
      options: optionsOf(investorStatuses),
      required: true,
      initial: 'Active',
      example: 'Active',
      also: ['Active'],
    },
  },
);

/** The fields with the plans that can be chosen; a new investor gets the first of them (spec section 4). */
export function investorFieldsWith(plans: readonly Option[]): FieldTable<Investor, InvestorValues> {
  const [first] = plans;
  const plan = {
    ...investorKind.fields.plan,
    options: plans,
    initial: first?.value ?? '',
    example: first?.label ?? '',
  };
  return { ...investorKind.fields, plan };
}

/** The investor with the form's values; the plan is that of the subscription. */
export function toInvestor({ plan: _, ...values }: InvestorValues, id: string): StoredInvestor {
  const { name, email, mobile, emirateId, status, ...address } = values;
  return { id, name, email, mobile, emirateId, address, status };
}
