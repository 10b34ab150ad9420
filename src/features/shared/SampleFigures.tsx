import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Tooltip } from '#src/components/Tooltip/Tooltip.tsx';
import { media, theme } from '#src/components/theme/theme.ts';

/** What is said of figures that the specification fixes (docs/product.md "Sample data"). */
export const SAMPLE_FIGURES = 'Sample figures';

/** Marks figures that the specification fixes, in the head of their card. */
export function SampleFigures() {
  return (
    <Tooltip label="Fixed numbers, which no list agrees with.">
      <Badge tabIndex={0}>{SAMPLE_FIGURES}</Badge>
    </Tooltip>
  );
}

/* On the upper edge of the first card, as the legend of a frame: it takes no height from the page. */
const Row = styled.div`
  position: relative;
  > span {
    position: absolute;
    inset-block-start: -14px;
    inset-inline-start: ${theme.space[3]};
    display: grid;
    border-radius: ${theme.radius.small};
    background: ${theme.surface.card};
    /* Clear of the badge of sample data, which is in a line of its own above it. */
    ${media.narrow} {
      inset-block-start: -8px;
    }
  }
`;

/** A grid of cards with figures that the specification fixes, and one badge for all of them. */
export function SampleFigureRow({ children }: { children: ReactNode }) {
  return (
    <Row>
      {children}
      <span>
        <SampleFigures />
      </span>
    </Row>
  );
}
