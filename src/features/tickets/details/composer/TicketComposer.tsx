import { type DragEvent, useState } from 'react';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { Field } from '#src/components/Field/Field.tsx';
import { takeFiles } from '#src/components/FileButton/FileButton.tsx';
import { Note } from '#src/components/Note/Note.tsx';
import { Textarea } from '#src/components/Textarea/Textarea.tsx';
import { withinLimit } from '#src/components/Textarea/textLimit.ts';
import { ATTACHMENT_BYTES } from '../attachmentFile.ts';
import { ComposerActions, type ComposerActionsProps } from './ComposerActions.tsx';
import { ComposerRoot } from './composerStyle.ts';
import {
  filledReply,
  type ReplyValues,
  slashBefore,
  unfilledIn,
  withReply,
  withReplyAt,
} from './replyTemplates.ts';

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
  const [over, setOver] = useState(false);
  // The position of the slash that opened the sample replies; -1 for the button.
  const [picking, setPicking] = useState<number | null>(null);
  // The dialog stays open from ticket to ticket.
  const [refused, setRefused] = useState<RefusedFiles>({ of: '', problems: [] });
  const problems = refused.of === ticket.ticketId ? refused.problems : [];
  const unfilled = unfilledIn(draft.comment);

  async function attach(files: FileList) {
    const problems = await takeFiles([...files], { maxBytes: ATTACHMENT_BYTES, onFile: onUpload });
    setRefused({ of: ticket.ticketId, problems: [...new Set(problems)] });
  }

  function drag(event: DragEvent, isOver: boolean) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(isOver);
  }

  return (
    <ComposerRoot
      data-composer=""
      data-over={over || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        if (event.dataTransfer.files.length > 0) void attach(event.dataTransfer.files);
      }}
    >
      <DialogSection title="Add Comment or Update">
        <div>
          <Field label="Comment" hideLabel>
            <Textarea
              ref={commentRef}
              dir="auto"
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
                const { files, types } = event.clipboardData;
                if (files.length === 0 || types.includes('text/plain')) return;
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
