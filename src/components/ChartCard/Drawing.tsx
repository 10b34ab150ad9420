import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme.ts';
import { useInlineSize } from './useInlineSize.ts';

const Room = styled.div`
  min-inline-size: 0;
  /* Axes run from left to right in every language. */
  direction: ltr;
  svg {
    display: block;
    overflow: visible;
    font: ${theme.font.small} ${theme.font.family};
    font-variant-numeric: tabular-nums;
  }
  text {
    fill: ${theme.text.muted};
  }
  text[data-strong] {
    fill: ${theme.text.main};
    font-weight: 600;
  }
  [data-grid] {
    stroke: ${theme.border.subtle};
  }
  /* The three series: hue, lightness and, of lines, the shape of their points. */
  [data-series='0'] {
    color: ${theme.chart.first};
  }
  [data-series='1'] {
    color: ${theme.chart.second};
  }
  [data-series='2'] {
    color: ${theme.chart.third};
  }
  ${media.forcedColors} {
    text,
    text[data-strong] {
      fill: CanvasText;
    }
    [data-series] {
      color: CanvasText;
    }
  }
`;

export interface DrawingProps {
  /** What the drawing shows, in a sentence: the accessible name of the picture. */
  label: string;
  blockSize: number;
  /** Draws for a width in pixels. */
  children: (width: number) => ReactNode;
}

/** An SVG as wide as its place, drawn anew when that changes. A picture to assistive technology: its parts are silent. */
export function Drawing({ label, blockSize, children }: DrawingProps) {
  const [ref, width] = useInlineSize<HTMLDivElement>();
  return (
    <Room ref={ref}>
      <svg role="img" aria-label={label} width={width} height={blockSize}>
        {width > 0 ? children(width) : null}
      </svg>
    </Room>
  );
}
