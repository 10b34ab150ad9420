import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { media, theme } from '#src/components/theme/theme.ts';

export interface FoldedFiltersProps {
  /** Text of the button; the number of those set follows it. */
  label: string;
  /** How many of them are set. */
  set: number;
  /** They are open from the start. */
  open: boolean;
  children: ReactNode;
}

const Panel = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  flex: 1 0 100%;
  ${media.narrow} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  }
`;

/** Filters behind a button, which says how many of them are set; they open in place, below the bar. */
export function FoldedFilters({ label, set, open: openFirst, children }: FoldedFiltersProps) {
  const [open, setOpen] = useState(openFirst);
  const id = useId();
  return (
    <>
      <Button
        icon={<SlidersHorizontal />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {set > 0 ? `${label} (${set})` : label}
      </Button>
      {open ? <Panel id={id}>{children}</Panel> : null}
    </>
  );
}
