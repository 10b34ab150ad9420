import { CheckCheck, Lock, MessageSquare, MessageSquareText, UserRoundPlus } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { Ticket, TicketStatus } from '#src/api/types/ticket.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { Combobox } from '#src/components/Combobox/Combobox.tsx';
import { Field } from '#src/components/Field/Field.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { Tooltip } from '#src/components/Tooltip/Tooltip.tsx';
import { ticketStatuses } from '#src/features/shared/tickets/ticketLabels.ts';
import type { ReplyTemplate } from './replyTemplates.ts';
import { hasComment, newStatus, type TicketDraft } from './ticketDraft.ts';

interface ReplyTemplatesProps {
  templates: readonly ReplyTemplate[];
  /** Whether the replies are searched: the button is then a search field with its list. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (template: ReplyTemplate) => void;
}

/** The sample replies, found by their name; choosing one writes it into the comment. */
function ReplyTemplates({ templates, open, onOpenChange, onChoose }: ReplyTemplatesProps) {
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open) search.current?.focus();
  }, [open]);
  if (!open) {
    return (
      <Button icon={<MessageSquareText />} aria-haspopup="listbox" onClick={() => onOpenChange(true)}>
        Sample Replies
      </Button>
    );
  }
  return (
    <Combobox
      ref={search}
      label="Sample Replies"
      placeholder="Search sample replies"
      emptyText="No reply has this name"
      value=""
      open
      options={templates.map(({ name }) => ({ value: name, label: name }))}
      onOpenChange={onOpenChange}
      onValueChange={(name) => {
        const template = templates.find((each) => each.name === name);
        if (template) onChoose(template);
      }}
    />
  );
}

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
  /** Resolves the ticket, with the comment if one is typed, and goes to the next. */
  onResolve: () => void;
}

const options = ticketStatuses.map((status) => ({ value: status, label: status }));

/** What a save of that status does, with the comment if one is typed: `Posts to the customer and sets Resolved`. */
function effectOf(draft: TicketDraft, status: TicketStatus): string {
  if (!hasComment(draft)) return `Sets ${status}`;
  return `${draft.note ? 'Adds an internal note' : 'Posts to the customer'} and sets ${status}`;
}

/** Sample replies, status and the buttons below the comment. */
export function ComposerActions(props: ComposerActionsProps) {
  const { ticket, draft, templates, onDraft, onComment, onSave } = props;
  // `aria-disabled` instead of `disabled`, so that a button keeps the focus after it added a comment.
  const empty = !hasComment(draft);
  const status = newStatus(draft, ticket);
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
        <Field
          label="Status"
          hideLabel
          hint={status ? `Save Changes: ${effectOf(draft, status)}` : undefined}
        >
          <Select
            value={draft.status ?? ticket.status}
            options={options}
            onValueChange={(value) => {
              const next = ticketStatuses.find((each) => each === value) ?? null;
              onDraft({ status: next === ticket.status ? null : next });
            }}
          />
        </Field>
      </div>
      <div data-send="">
        <Tooltip
          label="Staff only see it"
          shortcut={draft.note && !status ? 'Ctrl Enter' : 'Ctrl Shift Enter'}
        >
          <Button
            fill={draft.note ? 'solid' : 'outline'}
            icon={<Lock />}
            aria-disabled={empty}
            onClick={() => onComment(true)}
          >
            Internal Note
          </Button>
        </Tooltip>
        <Tooltip label="Chooses an agent" shortcut="a">
          <Button
            ref={props.assignRef}
            icon={<UserRoundPlus />}
            aria-haspopup="listbox"
            onClick={props.onAssign}
          >
            Assign
          </Button>
        </Tooltip>
        <Tooltip
          label={status ? effectOf(draft, status) : 'Saves another status'}
          shortcut={status ? 'Ctrl Enter' : undefined}
        >
          <Button
            fill={status ? 'tonal' : 'outline'}
            intent={status ? 'primary' : undefined}
            aria-disabled={!status}
            onClick={() => onSave?.()}
          >
            Save Changes
          </Button>
        </Tooltip>
        <Tooltip label={`${effectOf(draft, 'Resolved')}, then the next ticket`} shortcut="e">
          <Button
            icon={<CheckCheck />}
            // The button stays under the pointer and the focus: one press is for one ticket.
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            onClick={({ detail }) => detail < 2 && props.onResolve()}
          >
            Resolve and next
          </Button>
        </Tooltip>
        <Tooltip
          label="The customer and staff see it"
          shortcut={draft.note || status ? undefined : 'Ctrl Enter'}
        >
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
