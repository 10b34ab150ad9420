import { useState } from 'react';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { Field } from '#src/components/Field/Field.tsx';
import { takeFiles } from '#src/components/FileButton/FileButton.tsx';
import { pastedFiles, useFileDrop } from '#src/components/FileField/useFileDrop.ts';
import { FilterChips } from '#src/components/FilterChips/FilterChips.tsx';
import { Note } from '#src/components/Note/Note.tsx';
import { Textarea } from '#src/components/Textarea/Textarea.tsx';
import { withinLimit } from '#src/components/Textarea/textLimit.ts';
import { shownFileName } from '#src/lib/fileName.ts';
import { holdFile } from '../holdFile.ts';
import { ComposerActions, type ComposerActionsProps } from './ComposerActions.tsx';
import { ComposerRoot } from './ComposerRoot.ts';
import { filledReply, typedSlash, unfilledIn, withReply, withReplyAt } from './replyTemplates.ts';
import { ATTACHMENT_BYTES } from './TicketAttachments.tsx';
import { type Audience, isWritten } from './ticketDraft.ts';

/** The name of the text for each audience, and its placeholder. */
const boxes: Readonly<Record<Audience, readonly [string, string]>> = {
  customer: ['Comment', 'Write a reply to the customer or an internal note'],
  colleagues: ['Comment: Internal note, not visible to the customer', 'Write an internal note'],
};

/** Letters of a file's name that fit in its chip. */
const CHIP_LETTERS = 28;

export interface TicketComposerProps
  extends Omit<ComposerActionsProps, 'picking' | 'onPicking' | 'onTemplate'> {
  /** The name that the sample replies are signed with. */
  agent: string;
  /** Escape in the text: the focus leaves it, so that the keys of the ticket work. */
  onLeave: () => void;
}

/** What is being written about a ticket, with all that is done from it (spec section 2); it takes files that are dropped or pasted. */
export function TicketComposer({ agent, onLeave, ...actions }: TicketComposerProps) {
  const { ticket, draft, templates, onDraft, onFocus } = actions;
  const { ticketId, customer } = ticket;
  const { to, text, files } = draft;
  const [name, placeholder] = boxes[to];
  // The position of the slash that opened the sample replies; -1 for the button.
  const [picking, setPicking] = useState<number | null>(null);
  // Why files of a ticket were not taken; the dialog stays open from ticket to ticket.
  const [refused, setRefused] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const problems = refused.get(ticketId) ?? [];
  const unfilled = unfilledIn(text);

  async function attach(files: readonly File[]) {
    const hold = (file: File) => holdFile(file, (held) => onDraft({ type: 'attach', file: held }));
    const problems = await takeFiles(files, { maxBytes: ATTACHMENT_BYTES, onFile: hold });
    setRefused(new Map([[ticketId, [...new Set(problems)]]]));
  }

  const { drop } = useFileDrop((files) => void attach(files));

  return (
    <ComposerRoot data-composer="" data-to={to} data-empty={isWritten(draft) ? undefined : ''} {...drop}>
      <DialogSection title="Add Comment or Update">
        <div>
          <Field label={name} hideLabel>
            <Textarea
              rows={1}
              placeholder={`${placeholder}${templates.length > 0 ? '; / for sample replies' : ''}`}
              value={text}
              onValueChange={(typed) => {
                onDraft({ type: 'write', text: typed });
                const slash = templates.length > 0 ? typedSlash(text, typed) : null;
                if (slash !== null) setPicking(slash);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Escape') {
                  // Not to the dialog, which the next Escape closes.
                  event.stopPropagation();
                  onLeave();
                }
                if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                onDraft(event.shiftKey ? { type: 'press', to: 'colleagues' } : { type: 'send' });
              }}
              onPaste={(event) => {
                const files = pastedFiles(event.clipboardData);
                if (files.length === 0) return;
                event.preventDefault();
                void attach(files);
              }}
            />
          </Field>
          {to === 'colleagues' ? (
            <Note intent="warning">Internal note: staff only see it, unless Add Comment sends it.</Note>
          ) : null}
          {unfilled.length > 0 ? <Note intent="warning">Not filled yet: {unfilled.join(', ')}</Note> : null}
          {files.length > 0 ? (
            <FilterChips
              label="Files to send"
              chips={files.map((file, index) => ({
                id: `${index} ${file.name}`,
                label: 'File',
                text: shownFileName(file.name, CHIP_LETTERS),
                onRemove: () => onDraft({ type: 'detach', file }),
              }))}
            />
          ) : null}
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
              if (!open) onFocus();
            }}
            onTemplate={(template) => {
              const reply = filledReply(template.text, { customer, ticketId, agent });
              const slash = picking ?? -1;
              const written = slash < 0 ? withReply(text, reply) : withReplyAt(text, slash, reply);
              onDraft({ type: 'write', text: withinLimit(written) });
              setPicking(null);
              onFocus();
            }}
          />
        </div>
      </DialogSection>
    </ComposerRoot>
  );
}
