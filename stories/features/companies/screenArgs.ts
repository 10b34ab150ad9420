import { fn } from 'storybook/test';
import { companies } from '#fixtures/data/companies.ts';
import type { Company } from '#src/api/types/company.ts';
import { NO_LOGO } from '#src/features/companies/branding/companyLogo.ts';
import type { CompanyDialogsProps } from '#src/features/companies/CompanyDialogs.tsx';
import type { CompanyManagementScreenProps } from '#src/features/companies/CompanyManagementScreen.tsx';
import { companyList, PAGE_SIZE } from '#src/features/companies/companyList.ts';
import { subscriptionOf } from '#src/features/companies/savedSubscriptions.ts';
import { listOf, nothingOpened } from '../list.ts';

/** The sample company of that name. */
function companyNamed(name: string): Company {
  const found = companies.find(({ companyName }) => companyName === name);
  if (!found) throw new Error(`There is no sample company named ${name}.`);
  return found;
}

export const acme = companyNamed('Acme Developments');

/** The opened dialog of the list; saving succeeds immediately unless overridden. */
export function opened(
  dialog: CompanyDialogsProps['dialog'],
  more: Partial<CompanyDialogsProps> = {},
): { dialogs: CompanyDialogsProps } {
  return {
    dialogs: {
      ...nothingOpened,
      dialog,
      logo: NO_LOGO,
      subscription: subscriptionOf(acme, {}),
      developerCount: { status: 'counted', count: 0 },
      upload: null,
      onSave: fn(async () => null),
      onSubscription: fn(async () => null),
      onAddress: fn(),
      onDelete: fn(),
      ...more,
    },
  };
}

/** The first page of the samples, nothing opened, nothing filtered. */
export const screenArgs: CompanyManagementScreenProps = {
  list: listOf(companyList, companies.slice(0, PAGE_SIZE), { total: companies.length }),
  ...opened({ type: 'none' }),
};
