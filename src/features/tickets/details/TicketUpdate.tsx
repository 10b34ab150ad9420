import { Lock, MessageSquare } from 'lucide-react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { Field } from '#src/components/Field/Field.tsx';
import { Note } from '#src/components/Note/Note.tsx';
import { Textarea } from '#src/components/Textarea/Textarea.tsx';
import { withinLimit } from '#src/components/Textarea/textLimit.ts';
import { theme } from '#src/components/theme/theme.ts';
import { ReplyTemplates } from './ReplyTemplates.tsx';
import {
  filledReply,
  type ReplyTemplate,
  type ReplyValues,
  unfilledIn,
  withReply,
} from './replyTemplates.ts';
import { hasComment, type TicketDraft } from './ticketDraft.ts';

export interface TicketUpdateProps {
  draft: TicketDraft;
  templates: readonly ReplyTemplate[];
  /** Values of the templates' placeholders. */
  values: ReplyValues;
  commentRef: RefObject<HTMLTextAreaElement | null>;
  onDraft: (changes: Partial<TicketDraft>) => void;
  /** Adds the typed text as a comment or as an internal note. */
  onComment: (isInternal: boolean) => void;
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  > [data-actions] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${theme.space[2]};
  }
  > [data-actions] > [data-templates] {
    flex: 1;
  }
`;

/** The comment field of a ticket (spec section 2). */
export function TicketUpdate(props: TicketUpdateProps) {
  const { draft, templates, values, commentRef, onDraft, onComment } = props;
  const unfilled = templates.length > 0 ? unfilledIn(draft.comment) : [];
  // `aria-disabled` instead of `disabled`, so that a button keeps the focus after it added a comment.
  const empty = !hasComment(draft);
  const add = (isInternal: boolean) => (empty ? undefined : onComment(isInternal));
  return (
    <DialogSection title="Add Comment or Update">
      <Body>
        <Field label="Comment" hideLabel hint="An internal note is visible to staff only.">
          <Textarea
            ref={commentRef}
            dir="auto"
            placeholder="Write a reply to the customer, or an internal note"
            value={draft.comment}
            onValueChange={(comment) => onDraft({ comment })}
          />
        </Field>
        {unfilled.length > 0 ? <Note intent="warning">Not filled yet: {unfilled.join(', ')}</Note> : null}
        <div data-actions="">
          {templates.length > 0 ? (
            <div data-templates="">
              <ReplyTemplates
                templates={templates}
                onChoose={({ text }) => {
                  onDraft({ comment: withinLimit(withReply(draft.comment, filledReply(text, values))) });
                  commentRef.current?.focus();
                }}
              />
            </div>
          ) : null}
          <Button icon={<Lock />} aria-disabled={empty} onClick={() => add(true)}>
            Internal Note
          </Button>
          <Button fill="solid" icon={<MessageSquare />} aria-disabled={empty} onClick={() => add(false)}>
            Add Comment
          </Button>
        </div>
      </Body>
    </DialogSection>
  );
}
