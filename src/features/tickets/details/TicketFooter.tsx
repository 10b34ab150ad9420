import styled from 'styled-components';
import type { Ticket } from '#src/api/types/ticket.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { DialogNote } from '#src/components/Dialog/Dialog.styles.ts';
import { media } from '#src/components/theme/theme.ts';
import type { RecordSteps } from '#src/features/shared/list/state/recordSteps.ts';
import { RecordStepper } from '#src/features/shared/record/RecordStepper.tsx';
import { AssignMenu, type AssignMenuProps } from './AssignMenu.tsx';

export interface TicketFooterProps extends Pick<AssignMenuProps, 'assignees' | 'onAssign'> {
  ticket: Ticket;
  /** Null hides the buttons for the next and the previous ticket. */
  steps: RecordSteps | null;
  /** Null while there is nothing to save. */
  onSave: (() => void) | null;
}

const Steps = styled(DialogNote)`
  ${media.small} {
    /* On a line above the buttons. */
    flex-basis: 100%;
  }
`;

/** The buttons below a ticket: previous and next, Assign, Save Changes. */
export function TicketFooter({ ticket, steps, assignees, onAssign, onSave }: TicketFooterProps) {
  return (
    <>
      <Steps as="div">
        {steps ? <RecordStepper noun="ticket" name={ticket.ticketId} {...steps} /> : null}
      </Steps>
      <AssignMenu assignees={assignees} assignee={ticket.assignee} onAssign={onAssign} />
      <Button fill="solid" aria-disabled={onSave === null} onClick={() => onSave?.()}>
        Save Changes
      </Button>
    </>
  );
}
