import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme.ts';

export interface ChartReaderProps {
  /** What is read: the label of the chart. */
  label: string;
  /** Number of positions. */
  count: number;
  /** The position that is read; null for none. */
  at: number | null;
  /** What the chart says at the position: `Nov 2026: Investors 9,218 (60.0%)`. */
  text: string;
  onAt: (at: number | null) => void;
  /** The drawing. */
  children: ReactNode;
}

const Root = styled.div`
  position: relative;
  border-radius: ${theme.radius.small};
  &:has(> input:focus-visible) {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: 2px;
  }
  /* Takes the keys; the pointer reads from the drawing. */
  > input {
    position: absolute;
    inset: auto 0 0;
    margin: 0;
    opacity: 0;
    pointer-events: none;
  }
  > output {
    position: absolute;
    inset: -6px 0 auto 0;
    inline-size: fit-content;
    max-inline-size: 100%;
    margin-inline: auto;
    padding: 2px 8px;
    border: 1px solid ${theme.border.subtle};
    border-radius: ${theme.radius.small};
    background: ${theme.surface.overlay};
    color: ${theme.text.main};
    box-shadow: ${theme.shadow.float};
    font: ${theme.font.small} ${theme.font.family};
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  ${media.forcedColors} {
    > output {
      border-color: CanvasText;
    }
  }
`;

/** Reads the values of a chart at one position, chosen by the pointer or with the arrow keys. */
export function ChartReader({ label, count, at, text, onAt, children }: ChartReaderProps) {
  const last = count - 1;
  return (
    <Root onPointerLeave={() => onAt(null)}>
      {children}
      <input
        type="range"
        aria-label={`Read ${label}`}
        aria-valuetext={text}
        min={0}
        max={last}
        value={at ?? last}
        onChange={(event) => onAt(Number(event.target.value))}
        onFocus={() => onAt(at ?? last)}
        onBlur={() => onAt(null)}
      />
      {at === null ? null : <output aria-hidden="true">{text}</output>}
    </Root>
  );
}
