import type { Investor } from '#src/api/types/investor.ts';
import type { ImportDescription } from '#src/features/shared/import/check/importer.ts';
import { ImportDialog, type ImportProps } from '#src/features/shared/import/ImportDialog.tsx';
import { planChoices } from '#src/features/shared/subscription/usePlanChoices.ts';
import { planOptions } from '#src/lib/subscription.ts';
import { email } from '#src/lib/values/email.ts';
import { emiratesId, isEmiratesId } from '#src/lib/values/emiratesId.ts';
import { isPhone, phone } from '#src/lib/values/phone.ts';
import { type InvestorValues, investorFieldsWith, investorKind } from '../investor.ts';
import { investorList } from '../investorList.ts';

/** The import of investors: two of them share neither an email nor an Emirate ID. */
export const investorImport: ImportDescription<Investor, InvestorValues> = {
  list: investorList,
  path: investorKind.path,
  /** With the plans that are offered when the dialog opens: a halted one is no choice (spec section 4). */
  get fields() {
    const plans = planChoices('investor', '');
    return investorFieldsWith(planOptions.filter(({ value }) => plans.includes(value)));
  },
  nameField: 'name',
  keys: [
    { name: 'email', noun: 'email', of: (row) => row.email, kind: email },
    { name: 'emirateId', noun: 'Emirate ID', of: ({ emirateId }) => emirateId, kind: emiratesId },
    { name: 'mobile', noun: 'phone number', of: ({ mobile }) => mobile, kind: phone, shared: true },
  ],
  attention: {
    emirateId: { is: isEmiratesId, issue: 'malformed-emirates-id' },
    mobile: { is: isPhone, issue: 'malformed-phone' },
  },
};

/** The dialog that imports investors. */
export function InvestorImport(props: ImportProps<Investor, InvestorValues>) {
  return <ImportDialog description={investorImport} {...props} />;
}
