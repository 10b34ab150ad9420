import { Lock, MessageSquare } from 'lucide-react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import type { Ticket } from '#src/api/types/ticket.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { Field } from '#src/components/Field/Field.tsx';
import { Note } from '#src/components/Note/Note.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { Textarea } from '#src/components/Textarea/Textarea.tsx';
import { withinLimit } from '#src/components/Textarea/textLimit.ts';
import { theme } from '#src/components/theme/theme.ts';
import { ticketStatuses } from '#src/lib/ticketLabels.ts';
import { ReplyTemplates } from './ReplyTemplates.tsx';
import {
  filledReply,
  type ReplyTemplate,
  type ReplyValues,
  unfilledIn,
  withReply,
} from './replyTemplates.ts';
import { hasComment, newStatus, type TicketDraft } from './ticketDraft.ts';

export interface TicketUpdateProps {
  ticket: Ticket;
  draft: TicketDraft;
  templates: readonly ReplyTemplate[];
  /** Values of the templates' placeholders. */
  values: ReplyValues;
  commentRef: RefObject<HTMLTextAreaElement | null>;
  statusRef: RefObject<HTMLSelectElement | null>;
  onDraft: (changes: Partial<TicketDraft>) => void;
  /** Adds the typed text as a comment or as an internal note. */
  onComment: (isInternal: boolean) => void;
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  > [data-actions] {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
  }
  > [data-status] {
    max-inline-size: 280px;
  }
`;

const options = ticketStatuses.map((status) => ({ value: status, label: status }));

/** Comment field and status of a ticket (spec section 2). */
export function TicketUpdate(props: TicketUpdateProps) {
  const { ticket, draft, templates, values, commentRef, statusRef, onDraft, onComment } = props;
  const unfilled = templates.length > 0 ? unfilledIn(draft.comment) : [];
  // `aria-disabled` instead of `disabled`, so that a button keeps the focus after it added a comment.
  const empty = !hasComment(draft);
  const add = (button: HTMLElement, isInternal: boolean) => {
    if (empty) return;
    flushSync(() => onComment(isInternal));
    // The new entry above moves the focused button down.
    button.scrollIntoView({ block: 'nearest' });
  };
  return (
    <DialogSection title="Add Comment or Update">
      <Body>
        <Field label="Comment" hint="An internal note is visible to staff only.">
          <Textarea
            ref={commentRef}
            dir="auto"
            value={draft.comment}
            onValueChange={(comment) => onDraft({ comment })}
          />
        </Field>
        {unfilled.length > 0 ? <Note intent="warning">Not filled yet: {unfilled.join(', ')}</Note> : null}
        <div data-actions="">
          {templates.length > 0 ? (
            <ReplyTemplates
              templates={templates}
              onChoose={({ text }) => {
                onDraft({ comment: withinLimit(withReply(draft.comment, filledReply(text, values))) });
                commentRef.current?.focus();
              }}
            />
          ) : null}
          <Button
            icon={<MessageSquare />}
            aria-disabled={empty}
            onClick={({ currentTarget }) => add(currentTarget, false)}
          >
            Add Comment
          </Button>
          <Button
            icon={<Lock />}
            aria-disabled={empty}
            onClick={({ currentTarget }) => add(currentTarget, true)}
          >
            Internal Note
          </Button>
        </div>
        <div data-status="">
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
        </div>
      </Body>
    </DialogSection>
  );
}
