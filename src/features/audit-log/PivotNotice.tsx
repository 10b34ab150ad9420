import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { useFocusOnLeave } from '#src/components/useFocusOnLeave.ts';
import { toShown } from '#src/lib/text.ts';

export interface PivotNoticeProps {
  /** The filters that the pivot set: `Same user: Sara Khalil`. */
  text: string;
  onBack: () => void;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  flex: none;
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.control};
  background: ${theme.info.tonal};
  color: ${theme.info.text};
  font: ${theme.font.table} ${theme.font.family};
  > span {
    flex: 1 1 20ch;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const tableBelow = (notice: HTMLElement) =>
  notice.parentElement?.querySelector<HTMLElement>('[data-part="scroller"]');

/** States which records a pivot shows, with the button Back. */
export function PivotNotice({ text, onBack }: PivotNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  // Back removes the notice; the table then gets the focus.
  useFocusOnLeave(notice, tableBelow);
  return (
    <Root ref={notice}>
      <Button size="small" icon={<ArrowLeft />} onClick={() => onBack()}>
        Back
      </Button>
      <span role="status">{toShown(text)}</span>
    </Root>
  );
}
