import { Info, TriangleAlert } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import type { Listing } from '#src/components/DataTable/types.ts';
import { VisuallyHidden } from '#src/components/Field/VisuallyHidden.ts';
import { theme } from '#src/components/theme/theme.ts';
import { formatNumber } from '#src/lib/text.ts';
import type { Stale } from './listState.ts';

export interface ListNoticesProps {
  listing: Listing<unknown>;
  stale: Stale | null;
  /** What is listed: `developers`. */
  noun: string;
  /** The rows are one page of the server's: that there are more says the pager. */
  paged?: boolean;
}

const Notice = styled.div`
  display: flex;
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
    inline-size: 16px;
    block-size: 16px;
    stroke-width: 1.75;
  }
  > span {
    flex: 1 1 20ch;
    overflow-wrap: anywhere;
  }
`;

interface StaleNoticeProps {
  stale: Stale;
  noun: string;
  refreshing: boolean;
  /** The notice goes while the focus is in it. */
  onFocusLost: () => void;
}

function StaleNotice({ stale, noun, refreshing, onFocusLost }: StaleNoticeProps) {
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
      <span>
        Failed to refresh the {noun}: what you see may be out of date. {stale.message}
      </span>
      <Button size="small" busy={refreshing} onClick={() => stale.onRetry()}>
        Retry
      </Button>
    </Notice>
  );
}

/**
 * What a person has to know about rows that are shown: that there are more on the server than the list could
 * ask for (product.md "Lists"), and that a refresh failed.
 */
export function ListNotices({ listing, stale, noun, paged = false }: ListNoticesProps) {
  const [retried, setRetried] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  if (listing.status !== 'ready') return null;
  const { rows, total } = listing;

  function onRetry() {
    // Stands where the notice is and takes the focus when it goes: Tab goes on to the table.
    setRetried(true);
    stale?.onRetry();
  }

  return (
    <>
      {!paged && total > rows.length ? (
        <Notice role="note">
          <Info aria-hidden="true" />
          <span>
            The first {formatNumber(rows.length)} of {formatNumber(total)} {noun} are shown. Search and
            filters look at these only.
          </span>
        </Notice>
      ) : null}
      {stale ? (
        <StaleNotice
          stale={{ ...stale, onRetry }}
          noun={noun}
          refreshing={listing.refreshing}
          onFocusLost={() => place.current?.focus({ preventScroll: true })}
        />
      ) : null}
      {stale || retried ? (
        <VisuallyHidden ref={place} tabIndex={-1}>
          {stale ? null : `The ${noun} are up to date.`}
        </VisuallyHidden>
      ) : null}
    </>
  );
}
