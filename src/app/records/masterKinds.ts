import { useMemo } from 'react';
import { useStore } from 'zustand';
import { allCompanies } from '#src/api/companies.ts';
import { auditEntryStore } from '#src/features/audit-log/auditEntries.store.ts';
import { linkedAuditEntries } from '#src/features/audit-log/auditLinks.ts';
import { linkedCompanies } from '#src/features/companies/companyLinks.ts';
import { companyResource } from '#src/features/companies/companyResource.ts';
import { linkedDevelopers } from '#src/features/developers/developerLinks.ts';
import { developerResource } from '#src/features/developers/developerResource.ts';
import { linkedInvestors } from '#src/features/investors/investorLinks.ts';
import { investorResource } from '#src/features/investors/investorResource.ts';
import { linkedPlans } from '#src/features/plans/planLinks.ts';
import { linkedReports } from '#src/features/reports/reportLinks.ts';
import { reportStore } from '#src/features/reports/reports.store.ts';
import { sessionRecords } from '#src/features/shared/audit/recordAudit.ts';
import { useReadyRead } from '#src/features/shared/list/view/useReadyRead.ts';
import type { PortalRecords } from '#src/features/shared/records/recordKind.ts';
import { developerPlanStore } from '#src/features/shared/subscription/developerPlans.store.ts';
import { investorPlanStore } from '#src/features/shared/subscription/investorPlans.store.ts';
import { everyCompanySubscription } from '#src/features/shared/subscription/records/companySubscriptionResource.ts';
import { userSubscriptions } from '#src/features/shared/subscription/records/userSubscriptionResource.ts';
import { masterTicketStore } from '#src/features/shared/tickets/masterTickets.store.ts';
import { linkedStaffUsers } from '#src/features/staff-users/staffUserLinks.ts';
import { staffUserResource } from '#src/features/staff-users/staffUserResource.ts';
import { linkedCompanySubscriptions } from '#src/features/subscriptions/company/companySubscriptionLinks.ts';
import { linkedInvestorSubscriptions } from '#src/features/subscriptions/investor/investorSubscriptionLinks.ts';
import { linkedMasterTickets } from '#src/features/tickets/ticketLinks.ts';

/** The subscriptions of companies, which have the names of the companies on the server. */
function useSubscriptions(enabled: boolean) {
  companyResource.useRows(allCompanies, enabled);
  return useReadyRead(everyCompanySubscription.useRows());
}

/** The audit records of this session and the samples. */
function useAuditEntries() {
  const session = useStore(sessionRecords);
  const samples = auditEntryStore.useRows();
  return useReadyRead(useMemo(() => [...session, ...samples], [session, samples]));
}

/** The records of the master portal, in the order of the navigation. */
export const masterRecords: PortalRecords = {
  kinds: {
    developers: { ...linkedDevelopers, readNow: developerResource.readNow },
    companies: { ...linkedCompanies, readNow: companyResource.readNow },
    investors: { ...linkedInvestors, readNow: investorResource.readNow },
    'staff-users': { ...linkedStaffUsers, readNow: staffUserResource.readNow },
    'developer-plans': linkedPlans('developer'),
    'investor-plans': linkedPlans('investor'),
    'company-subscriptions': linkedCompanySubscriptions,
    'investor-subscriptions': linkedInvestorSubscriptions,
    tickets: linkedMasterTickets,
    'audit-logs': linkedAuditEntries,
    reports: linkedReports,
  },
  useReads: (wanted) => ({
    developers: developerResource.useRows(undefined, wanted.has('developers')),
    companies: companyResource.useRows(allCompanies, wanted.has('companies')),
    investors: investorResource.useRows(),
    'staff-users': staffUserResource.useRows(),
    'developer-plans': useReadyRead(developerPlanStore.useRows()),
    'investor-plans': useReadyRead(investorPlanStore.useRows()),
    'company-subscriptions': useSubscriptions(wanted.has('company-subscriptions')),
    'investor-subscriptions': useReadyRead(userSubscriptions.useRows()),
    tickets: useReadyRead(masterTicketStore.useRows()),
    'audit-logs': useAuditEntries(),
    reports: useReadyRead(reportStore.useRows()),
  }),
};
