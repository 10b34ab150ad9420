import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { media, theme } from '#src/components/theme/theme.ts';

export interface FoldedFiltersProps {
  /** Text of the button, followed by the number of set filters. */
  label: string;
  /** The number of these filters that are set. */
  set: number;
  /** Whether the filters are shown at first. */
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

/** Filters behind a button that shows how many of them are set. They expand below the filter bar. */
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
