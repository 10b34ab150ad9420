import styled from 'styled-components';
import { clamp, toShown } from '#src/lib/text.ts';
import { RouteLink } from '../Link/RouteLink.tsx';
import { media, theme } from '../theme/theme.ts';

export interface ChartBar {
  readonly name: string;
  /** Not negative. */
  readonly value: number;
  /** Text of the value after the bar: `108 (43.7%)`. */
  readonly text: string;
  /** Makes the bar a link to what it counts. */
  readonly href?: string;
}

export interface BarChartProps {
  /** A sentence that describes the chart: `Dubai has the most developers, 108 of 247.` */
  label: string;
  /** From top to bottom, with unique names. */
  bars: readonly ChartBar[];
}

const longestName = 17;

const Root = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  grid-auto-rows: 36px;
  /* Bars grow from left to right in every language. */
  direction: ltr;
  color: ${theme.text.muted};
  font: ${theme.font.small} ${theme.font.family};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  > * {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: subgrid;
    align-items: center;
    column-gap: 10px;
    color: inherit;
    text-decoration: none;
  }
  > * > :first-child {
    text-align: end;
  }
  > * > :last-child {
    display: flex;
    align-items: center;
    gap: 10px;
    color: ${theme.text.main};
    font-weight: 600;
  }
  [data-bar] {
    flex: none;
    inline-size: calc(var(--share) * (100% - var(--text-room)));
    block-size: 22px;
    border-radius: 3px;
    background: ${theme.chart.first};
    print-color-adjust: exact;
  }
  a:focus-visible {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: 2px;
  }
  a:hover {
    text-decoration: underline;
  }
  a:is(:hover, :focus-visible) [data-bar] {
    opacity: 0.8;
  }
  ${media.forcedColors} {
    [data-bar] {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;

/** Horizontal bars from zero, each with its name before it and its value after it. For assistive technology they are one image, or a group of links. */
export function BarChart({ label, bars }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  // Digits are one `ch` wide; two more are the gap.
  const textRoom = `${2 + Math.max(0, ...bars.map(({ text }) => text.length))}ch`;
  return (
    <Root
      role={bars.some(({ href }) => href !== undefined) ? 'group' : 'img'}
      aria-label={label}
      style={{ '--text-room': textRoom }}
    >
      {bars.map(({ name, value, text, href }) => {
        const row = (
          <>
            <span>{clamp(name, longestName)}</span>{' '}
            <span data-tooltip={href === undefined ? toShown(`${name}: ${text}`) : undefined}>
              <span data-bar="" style={{ '--share': value / highest }} />
              {text}
            </span>
          </>
        );
        return href === undefined ? (
          <div key={name}>{row}</div>
        ) : (
          <RouteLink key={name} href={href}>
            {row}
          </RouteLink>
        );
      })}
    </Root>
  );
}
