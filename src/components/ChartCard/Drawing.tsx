import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme.ts';

/** The width of an element in whole px; 0 until it is measured. */
function useInlineSize<Element extends HTMLElement>(): readonly [RefObject<Element | null>, number] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

const Root = styled.div`
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
  a:hover rect,
  a:focus-visible rect {
    opacity: 0.8;
  }
  a:focus-visible {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: 2px;
  }
  a:hover text {
    text-decoration: underline;
  }
  [data-grid] {
    stroke: ${theme.border.subtle};
  }
  [data-read] {
    stroke: ${theme.border.strong};
    stroke-dasharray: 3 3;
  }
  /* The three series differ in hue, lightness and, for lines, the shape of their points. */
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
  /** A sentence that describes the drawing: its accessible name. */
  label: string;
  blockSize: number;
  /** Parts of it are links: it is a group of them, and no image. */
  linked?: boolean;
  /** Draws the content for a width in px. */
  children: (width: number) => ReactNode;
}

/** An SVG of its container's width, redrawn when the width changes. For assistive technology it is one image. */
export function Drawing({ label, blockSize, linked = false, children }: DrawingProps) {
  const [ref, width] = useInlineSize<HTMLDivElement>();
  return (
    <Root ref={ref}>
      <svg role={linked ? 'group' : 'img'} aria-label={label} width={width} height={blockSize}>
        {width > 0 ? children(width) : null}
      </svg>
    </Root>
  );
}
