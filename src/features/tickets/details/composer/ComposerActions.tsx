import { Lock, MessageSquare, UserRoundPlus } from 'lucide-react';
import type { RefObject } from 'react';
import type { Ticket } from '#src/api/types/ticket.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { Field } from '#src/components/Field/Field.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { Tooltip } from '#src/components/Tooltip/Tooltip.tsx';
import { ticketStatuses } from '#src/lib/ticketLabels.ts';
import { hasComment, newStatus, type TicketDraft } from '../ticketDraft.ts';
import { ReplyTemplates } from './ReplyTemplates.tsx';
import type { ReplyTemplate } from './replyTemplates.ts';

export interface ComposerActionsProps {
  ticket: Pick<Ticket, 'ticketId' | 'status'>;
  draft: TicketDraft;
  templates: readonly ReplyTemplate[];
  commentRef: RefObject<HTMLTextAreaElement | null>;
  assignRef: RefObject<HTMLButtonElement | null>;
  /** Whether the sample replies are searched. */
  picking: boolean;
  onPicking: (open: boolean) => void;
  onTemplate: (template: ReplyTemplate) => void;
  onDraft: (changes: Partial<TicketDraft>) => void;
  /** Adds the typed text as a comment or as an internal note; nothing for white space. */
  onComment: (isInternal: boolean) => void;
  /** Opens the list of agents. */
  onAssign: () => void;
  /** Saves the chosen status, with the comment if one is typed; null while none is chosen. */
  onSave: (() => void) | null;
}

const options = ticketStatuses.map((status) => ({ value: status, label: status }));

/** Sample replies, status and the buttons below the comment. */
export function ComposerActions(props: ComposerActionsProps) {
  const { ticket, draft, templates, onDraft, onComment, onSave } = props;
  // `aria-disabled` instead of `disabled`, so that a button keeps the focus after it added a comment.
  const empty = !hasComment(draft);
  const chosen = newStatus(draft, ticket) !== null;
  return (
    <div data-actions="">
      {templates.length > 0 ? (
        <div data-replies="">
          <ReplyTemplates
            templates={templates}
            open={props.picking}
            onOpenChange={props.onPicking}
            onChoose={props.onTemplate}
          />
        </div>
      ) : null}
      <div data-status="">
        <Field label="Status" hideLabel hint={chosen ? 'Not saved yet: Save Changes saves it.' : undefined}>
          <Select
            value={draft.status ?? ticket.status}
            options={options}
            onValueChange={(value) => {
              const status = ticketStatuses.find((each) => each === value) ?? null;
              onDraft({ status: status === ticket.status ? null : status });
            }}
          />
        </Field>
      </div>
      <div data-send="">
        <Tooltip label="Staff only see it" shortcut={draft.note ? 'Ctrl Enter' : 'Ctrl Shift Enter'}>
          <Button
            fill={draft.note ? 'solid' : 'outline'}
            icon={<Lock />}
            aria-disabled={empty}
            onClick={() => onComment(true)}
          >
            Internal Note
          </Button>
        </Tooltip>
        <Button
          ref={props.assignRef}
          icon={<UserRoundPlus />}
          aria-haspopup="listbox"
          onClick={props.onAssign}
        >
          Assign
        </Button>
        <Button
          fill={chosen ? 'tonal' : 'outline'}
          intent={chosen ? 'primary' : undefined}
          aria-disabled={!chosen}
          onClick={() => onSave?.()}
        >
          Save Changes
        </Button>
        <Tooltip label="The customer and staff see it" shortcut={draft.note ? undefined : 'Ctrl Enter'}>
          <Button
            fill={draft.note ? 'outline' : 'solid'}
            icon={<MessageSquare />}
            aria-disabled={empty}
            onClick={() => onComment(false)}
          >
            Add Comment
          </Button>
        </Tooltip>
      </div>
    </div>
  );
}
