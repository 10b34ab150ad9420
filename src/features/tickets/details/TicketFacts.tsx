import type { RefObject } from 'react';
import type { Ticket } from '#src/api/types/ticket.ts';
import { Field } from '#src/components/Field/Field.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { FactList } from '#src/features/shared/record/FactList.tsx';
import { dateValue, emailValue } from '#src/features/shared/record/factValues.tsx';
import { ticketStatuses } from '#src/lib/ticketLabels.ts';
import { newStatus, type TicketDraft } from './ticketDraft.ts';

export interface TicketFactsProps {
  ticket: Ticket;
  draft: TicketDraft;
  statusRef: RefObject<HTMLSelectElement | null>;
  onDraft: (changes: Partial<TicketDraft>) => void;
}

const options = ticketStatuses.map((status) => ({ value: status, label: status }));

/** Customer, dates, status and assignee of a ticket (spec section 2). */
export function TicketFacts({ ticket, draft, statusRef, onDraft }: TicketFactsProps) {
  return (
    <>
      <FactList
        facts={[
          { label: 'Customer', value: ticket.customer },
          { label: 'Email', value: emailValue(ticket.email) },
          { label: 'Created', value: dateValue(ticket.created) },
          { label: 'Last Updated', value: dateValue(ticket.lastUpdate) },
        ]}
      />
      <Field
        label="Status"
        hint={newStatus(draft, ticket) === null ? undefined : 'Not saved yet: Save Changes saves it.'}
      >
        <Select
          ref={statusRef}
          value={draft.status ?? ticket.status}
          options={options}
          onValueChange={(value) =>
            onDraft({ status: ticketStatuses.find((status) => status === value) ?? null })
          }
        />
      </Field>
      <FactList facts={[{ label: 'Assigned To', value: ticket.assignee ?? 'Unassigned' }]} />
    </>
  );
}
