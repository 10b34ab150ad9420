import type { RefObject } from 'react';
import type { Ticket } from '#src/api/types/ticket.ts';
import { Field } from '#src/components/Field/Field.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { FactList } from '#src/features/shared/record/FactList.tsx';
import { dateValue, emailValue } from '#src/features/shared/record/factValues.tsx';
import { customerLink, staffLink } from '#src/features/shared/related/recordLinks.tsx';
import { RecordTrail } from '#src/features/shared/trail/RecordTrail.tsx';
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
    <RecordTrail name={ticket.ticketId}>
      <FactList
        facts={[
          { label: 'Customer', value: customerLink(ticket.customer, ticket.email) },
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
      <FactList
        facts={[{ label: 'Assigned To', value: staffLink('Assigned To', ticket.assignee) ?? 'Unassigned' }]}
      />
    </RecordTrail>
  );
}
