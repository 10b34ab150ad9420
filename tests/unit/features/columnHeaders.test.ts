import { expect, it } from 'vitest';
import { auditList } from '#src/features/audit-log/auditList.ts';
import { companyList } from '#src/features/companies/companyList.ts';
import { developerList } from '#src/features/developers/developerList.ts';
import { investorList } from '#src/features/investors/investorList.ts';
import { developerPlanList, investorPlanList } from '#src/features/plans/planList.ts';
import { staffUserList } from '#src/features/staff-users/staffUserList.ts';
import { companySubscriptionList } from '#src/features/subscriptions/companySubscriptionList.ts';
import { investorSubscriptionList } from '#src/features/subscriptions/investorSubscriptionList.ts';
import { supportCompanyList } from '#src/features/support-companies/supportCompanyList.tsx';
import { supportUserList } from '#src/features/support-users/supportUserList.ts';
import { masterTicketPortal } from '#src/features/tickets/ticketPortals.ts';
import { initialLayout } from '#src/lib/tableLayout.ts';
import { sara } from '#stories/features/tickets/storyAgents.ts';

const plan =
  'Name, Description, Price, Currency, Duration, Max Projects, Max Users, Max Units, Status, Total Users';

it.each([
  [developerList, 'Name, Company, Email, Phone Number, Emirates Id, Status, Last Login, Sub-Users'],
  [companyList, 'Company Name, Email, Phone Number, Plan, Developer User, Status'],
  [auditList, 'Timestamp, User, Action, Result, Resource ID, IP Address, Portal, Category'],
  [
    masterTicketPortal(sara).list,
    'Ticket ID, Origin, Customer, Subject, Status, Priority, Created, First Reply',
  ],
  [investorList, 'Name, Email, Phone Number, Address, Emirate ID, Plan, Status'],
  [staffUserList, 'Name, Email, Phone Number, Password, Role, Status'],
  [developerPlanList, plan],
  [investorPlanList, plan],
  [
    companySubscriptionList,
    'Company, Company ID, Plan, Status, Start Date, End Date, Next Billing, Billing Cycle, Auto Renew, Days left',
  ],
  [
    investorSubscriptionList,
    'Investor, User ID, Type, Plan, Status, Start Date, End Date, Last Payment, Next Billing, Auto Renew, Days left',
  ],
  [supportUserList, 'Name, Email, Mobile, Role, Status, Last Login, Sub-Users'],
  [
    supportCompanyList,
    'Company Name, Contact Person, Email, Mobile, Billing Entity, Subscription, Status, Country, Developer User',
  ],
])('the list $title begins with its columns of spec section 2', ({ columns }, headers) => {
  const { hidden } = initialLayout(columns);
  const shown = columns.filter(({ id }) => !hidden.includes(id)).map(({ header }) => header);
  expect(shown).toEqual(headers.split(', '));
});
