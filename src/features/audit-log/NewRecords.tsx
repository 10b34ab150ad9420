import { ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { VisuallyHidden } from '#src/components/Field/VisuallyHidden.ts';
import { media, theme } from '#src/components/theme/theme.ts';
import { useFocusOnLeave } from '#src/components/useFocusOnLeave.ts';
import { countOf, formatNumber } from '#src/lib/text.ts';

export interface NewRecordsProps {
  /** Records that were added since the screen opened and are not shown. */
  count: number;
  onShow: () => void;
}

/** It takes no room: neither itself nor the gap of the page, so that nothing moves when records are added. */
const Root = styled.div`
  position: relative;
  z-index: ${theme.layer.cell};
  flex: none;
  block-size: 0;
  margin-block-end: -14px;
`;

/** At the end of the table's title, which is below. */
const Place = styled.div`
  position: absolute;
  inset-block-start: 6px;
  inset-inline-end: ${theme.space[2]};
  ${media.small} {
    /* Beside the title, which is lower than the button there. */
    inset-block-start: -9px;
  }
`;

const tableBelow = (place: HTMLElement) =>
  place.parentElement?.nextElementSibling?.querySelector<HTMLElement>('[data-part="scroller"]');

/** Tells politely that records were added, and shows them on request: the page that is read does not move by itself. */
export function NewRecords({ count, onShow }: NewRecordsProps) {
  return (
    <Root>
      <VisuallyHidden role="status">
        {count === 0 ? null : countOf(count, 'new record', 'new records')}
      </VisuallyHidden>
      {count === 0 ? null : <ShowButton count={count} onShow={onShow} />}
    </Root>
  );
}

function ShowButton({ count, onShow }: NewRecordsProps) {
  const place = useRef<HTMLDivElement>(null);
  // The press removes the button; the table then gets the focus.
  useFocusOnLeave(place, tableBelow);
  return (
    <Place ref={place}>
      <Button size="small" icon={<ArrowUp />} onClick={() => onShow()}>
        {formatNumber(count)} new
      </Button>
    </Place>
  );
}
