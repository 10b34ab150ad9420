import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Page } from '#src/api/results/page.ts';
import { ConfirmDialog } from '#src/components/ConfirmDialog/ConfirmDialog.tsx';
import { Note } from '#src/components/Note/Note.tsx';
import { plainList, theme } from '#src/components/theme/theme.ts';
import { type AuditChange, recordAudit } from '#src/features/shared/audit/recordAudit.ts';
import { toSaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { clamp, countOf, toShown } from '#src/lib/text.ts';
import { type Addressees, addresseesOf, isSameTo, type Recipient } from './addressees.ts';

export interface Email {
  readonly subject: string;
  readonly body: string;
}

export interface SendDialogProps {
  /** @default 'Send email' */
  title?: string;
  email: Email;
  /** The people as they are saved now. */
  readNow: () => Promise<Page<Recipient>>;
  /** Those of them who are asked for; all when absent. */
  asked?: readonly Recipient[] | undefined;
  /** Its audit record. @default 'Email Sent' */
  action?: string;
  /** Who they are, for the audit record: `2 investors`. */
  whoOf: (count: number) => string;
  onSent: (to: readonly Recipient[]) => void;
  onClose: () => void;
}

/** The audit record of an email. */
export function emailAudit(
  { subject, body }: Email,
  to: readonly Recipient[],
  who: string,
  action = 'Email Sent',
): AuditChange {
  return {
    action,
    category: 'User Management',
    details: `Email “${subject}” to ${who}`,
    after: { to: to.map(({ name, email }) => `${name} <${email}>`), subject, body },
  };
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  strong {
    color: ${theme.text.main};
  }
`;

/** Many names scroll. */
const Names = styled.ul`
  ${plainList}
  max-block-size: 10rem;
  overflow: auto;
  color: ${theme.text.main};
  font: ${theme.font.table} ${theme.font.family};
`;

/** Letters of the first line that are read back. */
const SHOWN = 200;

/**
 * The one way by which an email leaves: it is read back with its recipients as they are saved now, and once more when it is
 * sent. Nothing is sent to others than those who were shown.
 */
export function SendDialog(props: SendDialogProps) {
  const { title = 'Send email', email, asked, whoOf, onSent, onClose } = props;
  const [shown, setShown] = useState<Addressees | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // A ref, because a state would be set too late for a second press in the same task of the browser.
  const sending = useRef(false);

  async function read(): Promise<Addressees | null> {
    try {
      return addresseesOf(await props.readNow(), asked);
    } catch (error) {
      setProblem(toSaveProblem(error).message);
      return null;
    }
  }
  const begin = useEffectEvent(async () => setShown(await read()));
  useEffect(() => void begin(), []);

  async function send() {
    if (!shown || sending.current) return;
    sending.current = true;
    const now = await read();
    sending.current = false;
    if (!now) return;
    if (!isSameTo(now, shown)) {
      setShown(now);
      setProblem('Who gets it has changed meanwhile: read it once more.');
      return;
    }
    recordAudit(emailAudit(email, now.to, whoOf(now.to.length), props.action));
    onSent(now.to);
  }

  const { to = [], leftOut = [] } = shown ?? {};
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={shown ? `Send to ${countOf(to.length, 'person', 'people')}` : 'Send'}
      intent="primary"
      disabled={to.length === 0}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <Parts>
        {problem === null ? null : <Note intent="danger">{problem}</Note>}
        <p>To {toShown(whoOf(to.length))}:</p>
        <Names tabIndex={to.length > 5 ? 0 : undefined} aria-label="Recipients">
          {to.map(({ id, name, email: address }) => (
            <li key={id}>
              {toShown(name)} &lt;{toShown(address)}&gt;
            </li>
          ))}
        </Names>
        {leftOut.length > 0 ? (
          <Note intent="warning">
            Left out: {leftOut.map(({ name, why }) => `${toShown(name)} (${toShown(why)})`).join(', ')}
          </Note>
        ) : null}
        <p>
          <strong>{toShown(email.subject)}</strong>
          <br />
          {toShown(clamp(email.body.trim().split('\n')[0] ?? '', SHOWN))}
        </p>
        <p>These are samples: nothing is really sent.</p>
      </Parts>
    </ConfirmDialog>
  );
}
