import { fn } from 'storybook/test';
import { companies } from '#fixtures/build/samples.ts';
import type { Company } from '#src/api/types/company.ts';
import { NO_LOGO } from '#src/features/companies/branding/companyLogo.ts';
import type {
  CompanyDialogProps,
  CompanyManagementScreenProps,
} from '#src/features/companies/CompanyManagementScreen.tsx';
import { companyList } from '#src/features/companies/companyList.ts';
import { companyResource } from '#src/features/companies/companyResource.ts';
import { subscriptionOf } from '#src/features/shared/subscription/subscriptionOf.ts';
import { openedIn } from '#stories/storyStates.ts';
import { importInto, resourceOf } from '../resourceOf.ts';

/** The sample company of that name. */
function companyNamed(name: string): Company {
  const found = companies.find(({ companyName }) => companyName === name);
  if (!found) throw new Error(`There is no sample company named ${name}.`);
  return found;
}

export const acme = companyNamed('Acme Developments');

const dialogs: CompanyDialogProps = {
  resource: resourceOf(companyResource.kind),
  logo: NO_LOGO,
  subscription: subscriptionOf(acme, undefined),
  onSubscription: fn(async () => null),
  names: companies.map(({ companyName }) => companyName),
  onDeveloperUser: fn(),
  duplicatesOf: () => companies.slice(0, 2),
  importing: importInto(companies),
};

const shown = openedIn(companyList, companies);

/** The screen with an opened dialog; saving succeeds immediately unless overridden. */
export function opened(
  dialog: Parameters<typeof shown>[0],
  more: Partial<CompanyDialogProps> = {},
): CompanyManagementScreenProps {
  return { ...shown(dialog), dialogs: { ...dialogs, ...more } };
}

/** The first page of the samples, nothing opened, nothing filtered. */
export const screenArgs: CompanyManagementScreenProps = opened({ type: 'none' });
