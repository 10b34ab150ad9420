import styled from 'styled-components';
import type { Customer } from '#src/api/types/support/customer.ts';
import type { Ticket } from '#src/api/types/ticket.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { LinkButton } from '#src/components/Link/Link.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { FactList } from '#src/features/shared/record/FactList.tsx';
import { statusValue } from '#src/features/shared/record/factValues.tsx';
import { activeIntent, subscriptionIntent } from '#src/lib/labels.ts';
import { toShown } from '#src/lib/text.ts';
import { ticketStatusIntents } from '#src/lib/ticketLabels.ts';

/** The customer of a ticket. */
export interface TicketCustomer {
  /** Null when no user has the address of the ticket. */
  readonly user: Customer | null;
  /** The other tickets from the same address. */
  readonly others: readonly Ticket[];
}

export interface CustomerCardProps extends TicketCustomer {
  onTicket: (ticketId: string) => void;
}

const Others = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
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

function User({ user }: { user: Customer }) {
  const { subscription } = user;
  return (
    <FactList
      facts={[
        { label: 'User', value: user.name },
        { label: 'User Status', value: statusValue(user.status, activeIntent(user.status === 'Active')) },
        { label: 'Role', value: user.role },
        { label: 'Mobile', value: user.mobile },
        { label: 'Company', value: user.company },
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
export function CustomerCard({ user, others, onTicket }: CustomerCardProps) {
  return (
    <DialogSection title="Customer">
      <Body>
        {user ? (
          <User user={user} />
        ) : (
          <Text muted size="table">
            No user has this email address.
          </Text>
        )}
        <div>
          <h4>Other Tickets</h4>
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
              No other tickets
            </Text>
          )}
        </div>
      </Body>
    </DialogSection>
  );
}
