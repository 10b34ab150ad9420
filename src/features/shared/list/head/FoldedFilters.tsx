import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { media, theme } from '#src/components/theme/theme.ts';

export interface FoldedFiltersProps {
  /** Text of the button. */
  label: string;
  icon?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
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

/** Filters behind a button. They expand below the filter bar; while they are closed, chips show which of them are set. */
export function FoldedFilters({ label, icon, open, onOpenChange, children }: FoldedFiltersProps) {
  const id = useId();
  return (
    <>
      <Button
        icon={icon}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpenChange(!open)}
      >
        {label}
      </Button>
      {open ? <Panel id={id}>{children}</Panel> : null}
    </>
  );
}
