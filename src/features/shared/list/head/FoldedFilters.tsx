import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { media, theme } from '#src/components/theme/theme.ts';

export interface FoldedFiltersProps {
  /** Text of the button. */
  label: string;
  icon?: ReactNode;
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

/** Filters behind a button. They expand below the filter bar; chips show which of them are set. */
export function FoldedFilters({ label, icon, children }: FoldedFiltersProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        icon={icon}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open ? <Panel id={id}>{children}</Panel> : null}
    </>
  );
}
