import type { ReactNode } from 'react';
import type { Ticket } from '#src/api/types/ticket.ts';
import { Combobox, type ComboboxOption } from '#src/components/Combobox/Combobox.tsx';
import { Field } from '#src/components/Field/Field.tsx';
import { FactList } from '#src/features/shared/record/FactList.tsx';
import { dateValue, emailValue } from '#src/features/shared/record/factValues.tsx';
import { recordLink } from '#src/features/shared/record/RecordLink.tsx';
import { RecordTrail } from '#src/features/shared/recordTrail/RecordTrail.tsx';
import { PriorityBars } from '#src/features/shared/tickets/TicketBadges.tsx';
import { ticketOriginLabels } from '#src/features/shared/tickets/ticketLabels.ts';
import type { Agents } from '../agents.ts';
import { FirstReplyBadge } from '../firstReply.tsx';
import { TicketAttachments, type TicketAttachmentsProps } from './TicketAttachments.tsx';

interface AssigneeInput {
  readonly agents: Agents;
  /** The id of the assignee; null for an unassigned ticket. */
  readonly assignee: string | null;
  /** Open tickets by the id of their assignee. */
  readonly workload: ReadonlyMap<string, number>;
}

/** The agents with their open tickets, the signed-in one first. */
export function assigneeOptions({ agents, assignee, workload }: AssigneeInput): readonly ComboboxOption[] {
  const { me, active, markedNameOf } = agents;
  const ids = new Set([me.id, assignee ?? '', ...active.map(({ id }) => id)]);
  return [...ids]
    .filter((id) => id !== '')
    .map((id) => ({ value: id, label: markedNameOf(id), hint: `${workload.get(id) ?? 0} open` }));
}

interface AssigneeFieldProps extends AssigneeInput {
  /** Whether the list of agents is open. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAssign: (id: string) => void;
}

/** Who has the ticket; a choice assigns it at once. */
function AssigneeField(props: AssigneeFieldProps) {
  const { assignee, open, onOpenChange, onAssign } = props;
  return (
    <Field label="Assigned To">
      <Combobox
        value={assignee ?? ''}
        options={assigneeOptions(props)}
        placeholder="Unassigned"
        emptyText="No agent has this name"
        clears={false}
        open={open}
        onOpenChange={onOpenChange}
        onValueChange={(id) => {
          if (id !== '' && id !== assignee) onAssign(id);
        }}
      />
    </Field>
  );
}

export interface TicketPropertiesProps
  extends Omit<AssigneeFieldProps, 'assignee'>,
    Pick<TicketAttachmentsProps, 'onUpload' | 'onDownload'> {
  ticket: Ticket;
  /** What is known about the customer. */
  customer: ReactNode;
}

/** What is known about a ticket, and who has it. */
export function TicketProperties(props: TicketPropertiesProps) {
  const { ticket, customer, onUpload, onDownload, ...assignee } = props;
  return (
    <section data-properties="" aria-label="Properties">
      <RecordTrail name={ticket.ticketId}>
        <AssigneeField {...assignee} assignee={ticket.assignee} />
        <FactList
          facts={[
            { label: 'Priority', value: <PriorityBars priority={ticket.priority} /> },
            { label: 'Origin', value: ticketOriginLabels[ticket.origin] },
            {
              label: 'Customer',
              value: recordLink('Customer', ticket.customer, ticket.customerRecord),
              wide: true,
            },
            { label: 'Email', value: emailValue(ticket.email), wide: true },
            { label: 'Created', value: dateValue(ticket.created) },
            { label: 'Last Updated', value: dateValue(ticket.lastUpdate) },
            {
              label: 'First Reply',
              value: <FirstReplyBadge ticket={ticket} />,
              wide: true,
            },
          ]}
        />
        <TicketAttachments
          key={ticket.ticketId}
          attachments={ticket.attachments}
          onUpload={onUpload}
          onDownload={onDownload}
        />
        {customer}
      </RecordTrail>
    </section>
  );
}
