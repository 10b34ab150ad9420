import {
  CheckCheck,
  Ellipsis,
  Lock,
  MessageSquare,
  MessageSquareText,
  Trash2,
  UserRoundPlus,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Ticket, TicketStatus } from '#src/api/types/ticket.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { Combobox } from '#src/components/Combobox/Combobox.tsx';
import { Field } from '#src/components/Field/Field.tsx';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { Menu } from '#src/components/Menu/Menu.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { Tooltip } from '#src/components/Tooltip/Tooltip.tsx';
import { useNarrow } from '#src/components/theme/useNarrow.ts';
import { ticketStatuses } from '#src/features/shared/tickets/ticketLabels.ts';
import type { ReplyTemplate } from './replyTemplates.ts';
import { type DraftEvent, isUnsent, isWritten, type TicketDraft } from './ticketDraft.ts';

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
  ticket: Pick<Ticket, 'ticketId' | 'status' | 'customer'>;
  draft: TicketDraft;
  templates: readonly ReplyTemplate[];
  /** Whether the sample replies are searched. */
  picking: boolean;
  onPicking: (open: boolean) => void;
  onTemplate: (template: ReplyTemplate) => void;
  onDraft: (event: DraftEvent) => void;
  /** Moves the focus to the text. */
  onFocus: () => void;
  /** Opens the list of agents. */
  onAssign: () => void;
  /** Resolves the ticket with what is written, and goes to the next. */
  onResolve: () => void;
}

const options = ticketStatuses.map((status) => ({ value: status, label: status }));

/** What a save of that status does, with what is written: `Posts to the customer and sets Resolved`. */
function effectOf(draft: TicketDraft, status: TicketStatus): string {
  if (!isWritten(draft)) return `Sets ${status}`;
  return `${draft.to === 'colleagues' ? 'Adds an internal note' : 'Posts to the customer'} and sets ${status}`;
}

/** Sample replies, status and the buttons below the text; on a phone those that are rarely needed are in one menu. */
export function ComposerActions(props: ComposerActionsProps) {
  const { ticket, draft, templates, picking, onDraft, onFocus, onPicking, onAssign } = props;
  const { to, status } = draft;
  const narrow = useNarrow();

  /** A press of one of the two buttons that say whom the text is for: it sends what is written, else the text begins. */
  function press(audience: typeof to) {
    onDraft({ type: 'press', to: audience });
    if (!isWritten(draft)) onFocus();
  }

  function discard() {
    onDraft({ type: 'discard' });
    // The pressed button is removed now.
    onFocus();
  }

  const resolve = (
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
  );

  /** The two buttons that say whom the text is for, with others between them. */
  const send = (between: ReactNode) => (
    <div data-send="">
      <Tooltip
        label="Staff only see it"
        shortcut={to === 'colleagues' && !status ? 'Ctrl Enter' : 'Ctrl Shift Enter'}
      >
        <Button
          data-audience=""
          fill={to === 'colleagues' ? 'solid' : 'outline'}
          icon={<Lock />}
          onClick={() => press('colleagues')}
        >
          Internal Note
        </Button>
      </Tooltip>
      {between}
      <Tooltip
        label="The customer and staff see it"
        shortcut={to === 'colleagues' || status ? undefined : 'Ctrl Enter'}
      >
        <Button
          data-audience=""
          fill={to === 'colleagues' ? 'outline' : 'solid'}
          icon={<MessageSquare />}
          onClick={() => press('customer')}
        >
          Add Comment
        </Button>
      </Tooltip>
    </div>
  );

  const save = (
    <Tooltip
      label={status ? effectOf(draft, status) : 'Saves another status'}
      shortcut={status ? 'Ctrl Enter' : undefined}
    >
      <Button
        fill={status ? 'tonal' : 'outline'}
        intent={status ? 'primary' : undefined}
        // Instead of `disabled`, so that the button keeps the focus after it saved.
        aria-disabled={!status}
        onClick={() => status && onDraft({ type: 'send' })}
      >
        Save Changes
      </Button>
    </Tooltip>
  );

  return (
    <div data-actions="">
      {templates.length > 0 && (picking || !narrow) ? (
        <div data-replies="">
          <ReplyTemplates
            templates={templates}
            open={picking}
            onOpenChange={onPicking}
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
            value={status ?? ticket.status}
            options={options}
            onValueChange={(value) => {
              const next = ticketStatuses.find((each) => each === value) ?? null;
              onDraft({ type: 'choose', status: next === ticket.status ? null : next });
            }}
          />
        </Field>
      </div>
      {narrow ? (
        <>
          {resolve}
          <Menu
            trigger={<IconButton data-assign="" label="More actions" icon={<Ellipsis />} fill="outline" />}
            items={[
              ...(templates.length > 0
                ? [
                    {
                      id: 'replies',
                      label: 'Sample Replies',
                      icon: <MessageSquareText />,
                      onSelect: () => onPicking(true),
                    },
                  ]
                : []),
              { id: 'assign', label: 'Assign', icon: <UserRoundPlus />, onSelect: onAssign },
              {
                id: 'discard',
                label: 'Discard',
                icon: <Trash2 />,
                disabled: !isUnsent(draft),
                onSelect: discard,
              },
            ]}
          />
          {send(save)}
        </>
      ) : (
        <>
          {isUnsent(draft) ? <IconButton label="Discard" icon={<Trash2 />} onClick={discard} /> : null}
          {send(
            <>
              <Tooltip label="Chooses an agent" shortcut="a">
                <Button data-assign="" icon={<UserRoundPlus />} aria-haspopup="listbox" onClick={onAssign}>
                  Assign
                </Button>
              </Tooltip>
              {save}
              {resolve}
            </>,
          )}
        </>
      )}
    </div>
  );
}
