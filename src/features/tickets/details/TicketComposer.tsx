import { useState } from 'react';
import styled from 'styled-components';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { Field } from '#src/components/Field/Field.tsx';
import { takeFiles } from '#src/components/FileButton/FileButton.tsx';
import { pastedFiles, useFileDrop } from '#src/components/FileField/useFileDrop.ts';
import { Note } from '#src/components/Note/Note.tsx';
import { Textarea } from '#src/components/Textarea/Textarea.tsx';
import { withinLimit } from '#src/components/Textarea/textLimit.ts';
import { media, theme } from '#src/components/theme/theme.ts';
import { ownLanguage } from '#src/lib/language.ts';
import { ComposerActions, type ComposerActionsProps } from './ComposerActions.tsx';
import {
  filledReply,
  type ReplyValues,
  slashBefore,
  unfilledIn,
  withReply,
  withReplyAt,
} from './replyTemplates.ts';
import { ATTACHMENT_BYTES } from './TicketAttachments.tsx';

/** The composer: compact, and up to a third of the window's height while it has the focus. */
const ComposerRoot = styled.div`
  padding: 10px 24px 14px;
  border-block-start: 1px solid ${theme.border.main};
  background: ${theme.surface.overlay};
  &[data-over] {
    outline: 2px dashed ${theme.focus.ring};
    outline-offset: -4px;
  }
  > section > h3 {
    margin-block-end: 6px;
  }
  > section > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[2]};
  }
  textarea {
    min-block-size: 2.125rem;
    max-block-size: 3.375rem;
    /* A press outside ends where it began: the composer shrinks after it. */
    transition: min-block-size 0s 200ms, max-block-size 0s 200ms;
  }
  &:focus-within textarea {
    min-block-size: 4.75rem;
    max-block-size: max(76px, calc(33dvh - 150px));
    transition-delay: 0s;
  }
  [data-actions] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]};
  }
  [data-actions] > [data-status] {
    inline-size: 136px;
  }
  [data-actions] > [data-replies] {
    flex: 0 1 auto;
    max-inline-size: 100%;
  }
  [data-actions] > [data-send] {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${theme.space[2]};
  }
  @container ticket (inline-size < 900px) {
    padding-inline: 16px;
  }
  /* The buttons have a line of their own. */
  @container ticket (inline-size < 1100px) {
    [data-actions] > [data-send] {
      flex-basis: 100%;
    }
  }
  ${media.small} {
    padding-block-end: 10px;
    [data-actions] > [data-status] {
      flex: 1;
    }
    [data-actions] > [data-send] {
      flex-basis: 100%;
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
  }
`;

/** What a key in the comment sends: Ctrl or Cmd with Enter a comment, with Shift an internal note; else null. */
export function sendKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): 'comment' | 'note' | null {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return null;
  return event.shiftKey ? 'note' : 'comment';
}

export interface TicketComposerProps
  extends Omit<ComposerActionsProps, 'picking' | 'onPicking' | 'onTemplate'> {
  /** Values of the templates' placeholders. */
  values: ReplyValues;
  commentRef: NonNullable<ComposerActionsProps['commentRef']>;
  /** Escape in the comment: the focus leaves it, so that the keys of the ticket work. */
  onLeave: () => void;
  /** Resolves with an error sentence, or null. Never rejects. */
  onUpload: (file: File) => Promise<string | null>;
}

/** Why files of a ticket were not taken. */
interface RefusedFiles {
  readonly of: string;
  readonly problems: readonly string[];
}

function placeholderOf(note: boolean, hasReplies: boolean): string {
  const what = note ? 'Write an internal note' : 'Write a reply to the customer or an internal note';
  return hasReplies ? `${what}; / for sample replies` : what;
}

/** The comment field of a ticket with all that is done from it (spec section 2); it takes files that are dropped or pasted. */
export function TicketComposer({ values, onUpload, onLeave, ...actions }: TicketComposerProps) {
  const { ticket, draft, templates, commentRef, onDraft, onComment } = actions;
  // The position of the slash that opened the sample replies; -1 for the button.
  const [picking, setPicking] = useState<number | null>(null);
  // The dialog stays open from ticket to ticket.
  const [refused, setRefused] = useState<RefusedFiles>({ of: '', problems: [] });
  const problems = refused.of === ticket.ticketId ? refused.problems : [];
  const unfilled = unfilledIn(draft.comment);

  async function attach(files: readonly File[]) {
    const problems = await takeFiles(files, { maxBytes: ATTACHMENT_BYTES, onFile: onUpload });
    setRefused({ of: ticket.ticketId, problems: [...new Set(problems)] });
  }

  const { drop } = useFileDrop((files) => void attach(files));

  return (
    <ComposerRoot data-composer="" {...drop}>
      <DialogSection title="Add Comment or Update">
        <div>
          <Field label="Comment" hideLabel>
            <Textarea
              ref={commentRef}
              {...ownLanguage(draft.comment)}
              rows={1}
              placeholder={placeholderOf(draft.note === true, templates.length > 0)}
              value={draft.comment}
              onValueChange={(comment) => {
                onDraft({ comment });
                const caret = commentRef.current?.selectionStart ?? 0;
                const slash =
                  comment.length === draft.comment.length + 1 ? slashBefore(comment, caret) : null;
                if (slash !== null && templates.length > 0) setPicking(slash);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Escape') {
                  // Not to the dialog, which the next Escape closes.
                  event.stopPropagation();
                  onLeave();
                  return;
                }
                const key = sendKey(event.nativeEvent);
                if (key === null) return;
                event.preventDefault();
                onComment(draft.note === true || key === 'note');
              }}
              onPaste={(event) => {
                const files = pastedFiles(event.clipboardData);
                if (files.length === 0) return;
                event.preventDefault();
                void attach(files);
              }}
            />
          </Field>
          {draft.note ? (
            <Note intent="warning">Internal note: staff only see it, unless Add Comment sends it.</Note>
          ) : null}
          {unfilled.length > 0 ? <Note intent="warning">Not filled yet: {unfilled.join(', ')}</Note> : null}
          <div role="status">
            {problems.map((problem) => (
              <Note key={problem} intent="danger">
                {problem}
              </Note>
            ))}
          </div>
          <ComposerActions
            {...actions}
            picking={picking !== null}
            onPicking={(open) => {
              setPicking(open ? -1 : null);
              if (!open) commentRef.current?.focus();
            }}
            onTemplate={({ text }) => {
              const reply = filledReply(text, values);
              const slash = picking ?? -1;
              const comment =
                slash < 0 ? withReply(draft.comment, reply) : withReplyAt(draft.comment, slash, reply);
              onDraft({ comment: withinLimit(comment) });
              setPicking(null);
              commentRef.current?.focus();
            }}
          />
        </div>
      </DialogSection>
    </ComposerRoot>
  );
}
