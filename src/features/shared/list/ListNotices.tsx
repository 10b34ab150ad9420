import { Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { VisuallyHidden } from '#src/components/Field/VisuallyHidden.ts';
import { icon, theme } from '#src/components/theme/theme.ts';
import { useFocusOnLeave } from '#src/components/useFocusOnLeave.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import type { SlowRead } from './state/listState.ts';

export interface ListNoticesProps {
  read: QueryResult<unknown>;
  slowRead?: SlowRead | null | undefined;
  /** What is listed: `developers`. */
  noun: string;
  /** What is said of a list of which only a part was read. */
  limits?: string | null;
}

const Notice = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding: ${theme.space[1]} ${theme.space[3]};
  min-block-size: ${theme.layout.control};
  border-radius: ${theme.radius.control};
  background: ${theme.info.tonal};
  color: ${theme.info.text};
  font: ${theme.font.table} ${theme.font.family};
  &[data-intent='warning'] {
    background: ${theme.warning.tonal};
    color: ${theme.warning.text};
  }
  > svg {
    flex: none;
    ${icon[16]}
  }
  > span {
    flex: 1 1 20ch;
    overflow-wrap: anywhere;
  }
`;

interface RetryNoticeProps {
  /** The read is being retried. */
  busy?: boolean;
  onRetry: () => void;
  /** Gets the focus when the notice is removed while it contains it. */
  after: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A sentence about a read, with the button Retry. */
function RetryNotice({ busy = false, onRetry, after, children }: RetryNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useFocusOnLeave(notice, () => after.current);

  return (
    <Notice ref={notice} role="status" data-intent="warning">
      <TriangleAlert aria-hidden="true" />
      <span>{children}</span>
      <Button size="small" busy={busy} onClick={() => onRetry()}>
        Retry
      </Button>
    </Notice>
  );
}

/**
 * Messages about the rows of a list: the server has more rows than the list could read (product.md "Lists"), a refresh
 * failed, or a response takes long.
 */
export function ListNotices({ read, slowRead = null, noun, limits = null }: ListNoticesProps) {
  const [retried, setRetried] = useState(false);
  const focusTarget = useRef<HTMLSpanElement>(null);
  const ready = read.status === 'ready' ? read : null;
  // A slow read will replace the failure of the read before it.
  const onRetry = slowRead?.onRetry ?? (ready?.error && ready.retry);

  const common = {
    onRetry: () => {
      // When the notice is removed, an element in its place takes the focus, so that Tab leads on to the table.
      setRetried(true);
      onRetry?.();
    },
    after: focusTarget,
  };

  return (
    <>
      {limits ? (
        <Notice role="note">
          <Info aria-hidden="true" />
          <span>{limits}</span>
        </Notice>
      ) : null}
      {slowRead ? (
        <RetryNotice key="slow" {...common}>
          Loading the {noun} takes longer than usual.
        </RetryNotice>
      ) : ready?.error ? (
        <RetryNotice key="refresh-failure" {...common} busy={ready.refreshing}>
          Failed to refresh the {noun}: what you see may be out of date. {ready.error.message}
        </RetryNotice>
      ) : null}
      {onRetry || retried ? (
        <VisuallyHidden ref={focusTarget} tabIndex={-1}>
          {onRetry ? null : readText(read, noun)}
        </VisuallyHidden>
      ) : null}
    </>
  );
}

/** Announced in place of a removed notice. */
function readText(read: QueryResult<unknown>, noun: string): string | null {
  if (read.status === 'failed') return null;
  const waiting = read.status === 'loading' || read.refreshing;
  return waiting ? `Reloading ${noun}` : `The ${noun} are up to date.`;
}
