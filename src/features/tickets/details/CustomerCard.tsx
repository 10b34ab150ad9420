import styled from 'styled-components';
import type { RecordRef } from '#src/api/types/recordRef.ts';
import type { Ticket } from '#src/api/types/ticket.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { LinkButton } from '#src/components/Link/Link.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { plainList, theme } from '#src/components/theme/theme.ts';
import { FactList, isMissing } from '#src/features/shared/record/FactList.tsx';
import { linkValue, statusValue } from '#src/features/shared/record/factValues.tsx';
import {
  type Answer,
  type Customer,
  type Records,
  type RelatedLine,
  refTo,
} from '#src/features/shared/records/recordKind.ts';
import { lineOf } from '#src/features/shared/records/records.ts';
import { WithRecords } from '#src/features/shared/records/WithRecords.tsx';
import { TicketStatusDot } from '#src/features/shared/tickets/TicketBadges.tsx';
import { activeIntent, subscriptionIntent } from '#src/lib/labels.ts';
import { ownLanguage } from '#src/lib/language.ts';
import { formatNumber, toShown } from '#src/lib/text.ts';

/** A customer with name, link and status. */
type KnownCustomerProps = Customer & RelatedLine;

/**
 * The name, the link and the status of a customer, and what a caller asks first; null without a record. A landlord or property
 * manager has no other record than their subscription.
 */
function customerOf(of: RecordRef, records: Records): KnownCustomerProps | null {
  const known = records.about(of, (kind, row): KnownCustomerProps | null => {
    const customer = kind.customer?.(row, records);
    return customer ? { ...customer, ...lineOf(kind, row) } : null;
  });
  const row = records.rows('investor-subscriptions').find(({ userId }) => userId === of.id);
  if (!row || known?.plan || known?.subscription) return known;
  const ref = refTo('investor-subscriptions', row.id);
  const customer = records.about(ref, (kind, found) => kind.customer?.(found, records) ?? null);
  const { userName, userEmail, userStatus, userType } = row;
  return {
    id: row.id,
    label: userName,
    hint: userEmail,
    status: { label: userStatus, intent: activeIntent(userStatus === 'Active') },
    person: { role: userType, mobile: '' },
    ...known,
    plan: customer?.plan ?? null,
    subscription: customer?.subscription ?? null,
  };
}

const linked = (label: string, { text, href }: Answer) =>
  href === null ? text : linkValue(label, text, href);

/** Who wrote a ticket, their company and the subscription, the names as links. */
function CustomerFacts({ of }: { of: RecordRef }) {
  return (
    <WithRecords ask={(records) => ({ customer: customerOf(of, records) })}>
      {({ status, answer, retry }) => {
        if (status === 'failed') {
          return (
            <div>
              <Text muted size="table">
                Failed to load the customer
              </Text>
              <Button size="small" onClick={() => retry()}>
                Retry
              </Button>
            </div>
          );
        }
        if (status === 'ready' && answer) {
          return answer.customer ? (
            <KnownCustomer {...answer.customer} />
          ) : (
            <Text muted size="table">
              No record of this customer is known.
            </Text>
          );
        }
        return (
          <Text muted size="table">
            Loading
          </Text>
        );
      }}
    </WithRecords>
  );
}

function KnownCustomer(customer: KnownCustomerProps) {
  const { label, status, href = null, person, also, company = null, plan, subscription } = customer;
  const own = { text: label, href };
  const ofPerson = person && [
    { label: 'User', value: linked('User', own) },
    { label: 'User Status', value: status && statusValue(status) },
    { label: 'Role', value: person.role },
    { label: 'Mobile', value: person.mobile },
  ];
  const employer = person ? company : own;
  // Not everyone has a phone, a company or a subscription: only what there is.
  const facts = [
    ...(ofPerson ?? []),
    { label: 'Also', value: also && linked('Also', also) },
    { label: 'Company', value: employer && linked('Company', employer) },
    { label: 'Subscription', value: plan && linked('Plan', plan) },
    {
      label: 'Subscription Status',
      value:
        subscription &&
        statusValue({ label: subscription.status, intent: subscriptionIntent(subscription.status) }),
    },
    { label: 'Subscription End', value: subscription?.endDate },
  ];
  return <FactList facts={facts.filter(({ value }) => !isMissing(value))} />;
}

export interface CustomerCardProps {
  ticket: Ticket;
  /** The other tickets of the customer. */
  others: readonly Ticket[];
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

/** The customer beside a ticket: user, company, subscription, and their other tickets. */
export function CustomerCard({ ticket, others, onTicket }: CustomerCardProps) {
  return (
    <DialogSection title="Customer">
      <Body>
        <CustomerFacts of={ticket.customerRecord} />
        <div>
          <h4>{`Other Tickets (${formatNumber(others.length)})`}</h4>
          {others.length > 0 ? (
            <Others>
              {others.map(({ ticketId, subject, status }) => (
                <li key={ticketId}>
                  <LinkButton onClick={() => onTicket(ticketId)}>{ticketId}</LinkButton>
                  <TicketStatusDot status={status} />
                  <span {...ownLanguage(subject)}>{toShown(subject)}</span>
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
