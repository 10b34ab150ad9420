import { useNavigate } from 'react-router-dom';
import { useCompanyLogo } from '#src/api/companies.ts';
import { apiOrigin } from '#src/api/http/origin.ts';
import { useUserId } from '#src/api/session/session.ts';
import type { Company } from '#src/api/types/company.ts';
import { recordOf } from '#src/features/shared/list/describe/opened.ts';
import { useList } from '#src/features/shared/list/state/useList.ts';
import { useListQuery } from '#src/features/shared/list/state/useListQuery.ts';
import { saveSubscription } from '#src/features/shared/subscription/saveSubscription.ts';
import { fromDialog, type SubscriptionValues } from '#src/features/shared/subscription/subscriptionFields.ts';
import { subscriptionOf } from '#src/features/shared/subscription/subscriptionOf.ts';
import { paths } from '#src/lib/paths.ts';
import { listUrl } from '#src/lib/recordUrl.ts';
import { defaultSubscription } from '#src/lib/subscription.ts';
import { email } from '#src/lib/values/email.ts';
import { toCompanyLogo } from './branding/companyLogo.ts';
import type { AddedCompany } from './CompanyForm.tsx';
import { CompanyManagementScreen, type CompanyManagementScreenProps } from './CompanyManagementScreen.tsx';
import { companyList } from './companyList.ts';
import { companies, companyResource } from './companyResource.ts';
import { subscriptionCode, useStoredSubscriptions } from './companySubscription.store.ts';
import { useCompanySource, useEveryCompany } from './useCompanySource.ts';

const noNames: readonly string[] = [];

/** The names of all companies; none before they are read. */
function useNames(wanted: boolean): readonly string[] {
  const read = useEveryCompany(wanted);
  return read.status === 'ready' ? read.data.rows.map(({ companyName }) => companyName) : noNames;
}

/** The id of the company with this email; null when it cannot be found. */
async function companyIdOf(companyEmail: string): Promise<string | null> {
  try {
    const { rows } = await companyResource.readNow();
    return rows.find((row) => email.plain(row.companyEmail) === email.plain(companyEmail))?.id ?? null;
  } catch {
    return null;
  }
}

/** Leads to the form that adds the developer user of a company that was just added. */
function useDeveloperForm() {
  const navigate = useNavigate();
  return async ({ id, companyEmail }: AddedCompany) => {
    const { pathname } = window.location;
    const company = id ?? (await companyIdOf(companyEmail));
    // The user opened another screen during the read.
    if (window.location.pathname !== pathname) return;
    await navigate(listUrl(paths.master.developerUsers, { ...(company && { company }), open: 'add' }));
  };
}

/** Saves what the dialog of a company has, in this tab. */
async function changeSubscription(company: Company, values: SubscriptionValues) {
  const { companySubscriptionOf, companySubscriptionResource } = await subscriptionCode.load();
  const subscription = companySubscriptionOf(company);
  return companySubscriptionResource.update(subscription, fromDialog(values, subscription));
}

/** State and actions of Company Management. */
function useCompanyManagement(): CompanyManagementScreenProps {
  const query = useListQuery(companyList);
  const { description, source, duplicatesOf } = useCompanySource(query);
  const userId = useUserId();
  const stored = useStoredSubscriptions();
  const { list } = useList(description, { query, source, userId, resource: companyResource });
  const company = recordOf(list.open.dialog);
  const { type } = list.open.dialog;
  const names = useNames(type === 'add');
  const openDeveloperForm = useDeveloperForm();
  const logo = useCompanyLogo(type === 'details' || type === 'edit' ? company?.id : null);

  return {
    description,
    list,
    dialogs: {
      resource: companyResource,
      importing: companies,
      logo: toCompanyLogo(logo, apiOrigin),
      subscription: company
        ? subscriptionOf(company, stored.get(company.id), defaultSubscription)
        : defaultSubscription,
      onSubscription: (row, values, notes) =>
        saveSubscription(row.companyName, notes, () => changeSubscription(row, values)),
      names,
      onDeveloperUser: (added) => void openDeveloperForm(added),
      duplicatesOf,
    },
  };
}

/** Company Management with data from the server. */
export function CompanyManagementContainer() {
  return <CompanyManagementScreen {...useCompanyManagement()} />;
}
