import styled from 'styled-components';
import type { SupportCompany } from '#src/api/types/support/company.ts';
import type { SupportUser } from '#src/api/types/support/user.ts';
import type { Ticket } from '#src/api/types/ticket.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { LinkButton } from '#src/components/Link/Link.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { plainList, theme } from '#src/components/theme/theme.ts';
import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import { FactList } from '#src/features/shared/record/FactList.tsx';
import { linkValue, statusValue } from '#src/features/shared/record/factValues.tsx';
import { activeIntent, subscriptionIntent } from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';
import { toShown } from '#src/lib/text.ts';
import { ticketStatusIntents } from '#src/lib/ticketLabels.ts';

/** The customer of a ticket. */
export interface TicketCustomer {
  /** Null when no user has the address of the ticket; undefined in a portal without a list of users. */
  readonly user: SupportUser | null | undefined;
  /** Null when the user is the developer user of no company. */
  readonly company: SupportCompany | null;
  /** The other open tickets from the same address. */
  readonly others: readonly Ticket[];
}

export interface CustomerCardProps extends TicketCustomer {
  onTicket: (ticketId: string) => void;
}

const Others = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  ${plainList}
  font: ${theme.font.table} ${theme.font.family};
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px ${theme.space[2]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: 12px 14px;
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.sunken};
  h4 {
    margin-block-end: ${theme.space[2]};
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
`;

type KnownCustomer = Pick<TicketCustomer, 'company'> & { readonly user: SupportUser };

/** The user, their company and its subscription; the names lead to User Management and Company Management. */
function CustomerFacts({ user, company }: KnownCustomer) {
  const { userManagement, companyManagement } = paths.support;
  const subscription = company?.subscription;
  return (
    <FactList
      facts={[
        { label: 'User', value: linkValue('User', user.name, recordUrl(userManagement, user.id)) },
        { label: 'User Status', value: statusValue(user.status, activeIntent(user.status === 'Active')) },
        { label: 'Role', value: user.role },
        { label: 'Mobile', value: user.mobile },
        {
          label: 'Company',
          value:
            company && linkValue('Company', company.companyName, recordUrl(companyManagement, company.id)),
        },
        { label: 'Subscription', value: subscription?.plan },
        {
          label: 'Subscription Status',
          value: subscription && statusValue(subscription.status, subscriptionIntent(subscription.status)),
        },
        { label: 'Subscription End', value: subscription?.endDate },
      ]}
    />
  );
}

/** The customer beside a ticket: user, company, subscription, and their other tickets. */
export function CustomerCard({ user, company, others, onTicket }: CustomerCardProps) {
  return (
    <DialogSection title="Customer">
      <Body>
        {user ? <CustomerFacts user={user} company={company} /> : null}
        {user === null ? (
          <Text muted size="table">
            No user has this email address.
          </Text>
        ) : null}
        <div>
          <h4>Other Open Tickets</h4>
          {others.length > 0 ? (
            <Others>
              {others.map(({ ticketId, subject, status }) => (
                <li key={ticketId}>
                  <LinkButton onClick={() => onTicket(ticketId)}>{ticketId}</LinkButton>
                  <Badge dot intent={ticketStatusIntents[status]}>
                    {status}
                  </Badge>
                  <span dir="auto">{toShown(subject)}</span>
                </li>
              ))}
            </Others>
          ) : (
            <Text muted size="table">
              No other open tickets
            </Text>
          )}
        </div>
      </Body>
    </DialogSection>
  );
}
