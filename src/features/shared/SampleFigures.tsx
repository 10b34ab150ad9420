import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Tooltip } from '#src/components/Tooltip/Tooltip.tsx';
import { theme } from '#src/components/theme/theme.ts';

/** The note of a figure that the specification fixes: no list agrees with it (docs/product.md "Sample data"). */
export const SAMPLE_FIGURE = 'Sample figure';

export interface SampleFiguresProps {
  /** The accessible name of the group: `Revenue Overview`. */
  label: string;
  /** Stat cards with the note `SAMPLE_FIGURE`, or one `dl`. */
  children: ReactNode;
}

const Group = styled.div`
  border-radius: ${theme.radius.card};
  /* The gaps between the cards have no tooltip, so that it does not jump from a card to the group and back. */
  pointer-events: none;
  [role='group'],
  > dl {
    pointer-events: auto;
  }
  &:focus-visible {
    outline-offset: 3px;
  }
  [data-flush] &:focus-visible {
    outline-offset: -2px;
  }
`;

/** Marks a group of fixed figures by a tooltip. The group is one tab stop, not each of its cards. */
export function SampleFigures({ label, children }: SampleFiguresProps) {
  return (
    <Tooltip label={SAMPLE_FIGURE}>
      <Group role="group" aria-label={label} tabIndex={0}>
        {children}
      </Group>
    </Tooltip>
  );
}
