import { Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';

import { VisuallyHidden } from '#src/components/Field/VisuallyHidden.ts';
import { icon, theme } from '#src/components/theme/theme.ts';
import { formatNumber } from '#src/lib/text.ts';
import type { SlowRead } from './state/listState.ts';
import type { Listing, RefreshFailure } from './view/listing.ts';

export interface ListNoticesProps {
  listing: Listing<unknown>;
  refreshFailure: RefreshFailure | null;
  slowRead?: SlowRead | null | undefined;
  /** What is listed: `developers`. */
  noun: string;
  /** The server pages the rows: the pager shows that there are more. */
  paged?: boolean;
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
  /** The notice is removed while it contains the focus. */
  onFocusLost: () => void;
  children: ReactNode;
}

/** A sentence about a read, with the button Retry. */
function RetryNotice({ busy = false, onRetry, onFocusLost, children }: RetryNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const lost = useEffectEvent(onFocusLost);

  useLayoutEffect(() => {
    const element = notice.current;
    return () => {
      if (element?.contains(document.activeElement)) lost();
    };
  }, []);

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
export function ListNotices({
  listing,
  refreshFailure,
  slowRead = null,
  noun,
  paged = false,
}: ListNoticesProps) {
  const [retried, setRetried] = useState(false);
  const focusTarget = useRef<HTMLSpanElement>(null);
  const ready = listing.status === 'ready' ? listing : null;
  // A slow read will replace the failure of the read before it.
  const shown = slowRead ?? (ready && refreshFailure);

  const common = {
    onRetry: () => {
      // When the notice is removed, an element in its place takes the focus, so that Tab leads on to the table.
      setRetried(true);
      shown?.onRetry();
    },
    onFocusLost: () => focusTarget.current?.focus({ preventScroll: true }),
  };

  return (
    <>
      {ready && !paged && ready.total > ready.rows.length ? (
        <Notice role="note">
          <Info aria-hidden="true" />
          <span>
            {`The first ${formatNumber(ready.rows.length)} of ${formatNumber(ready.total)} ${noun} are shown. Search and filters look at these only.`}
          </span>
        </Notice>
      ) : null}
      {slowRead ? (
        <RetryNotice key="slow" {...common}>
          Loading the {noun} takes longer than usual.
        </RetryNotice>
      ) : ready && refreshFailure ? (
        <RetryNotice key="refresh-failure" {...common} busy={ready.freshness !== 'fresh'}>
          Failed to refresh the {noun}: what you see may be out of date. {refreshFailure.message}
        </RetryNotice>
      ) : null}
      {shown || retried ? (
        <VisuallyHidden ref={focusTarget} tabIndex={-1}>
          {shown ? null : statusText(listing, noun)}
        </VisuallyHidden>
      ) : null}
    </>
  );
}

/** Announced in place of a removed notice. */
function statusText(listing: Listing<unknown>, noun: string): string | null {
  if (listing.status === 'failed') return null;
  const waiting = listing.status === 'loading' || listing.freshness !== 'fresh';
  return waiting ? `Reloading ${noun}` : `The ${noun} are up to date.`;
}
