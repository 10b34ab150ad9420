import { scaleBand, scaleLinear } from 'd3-scale';
import { clamp, toShown } from '#src/lib/text.ts';
import { barChartSize } from '../ChartCard/chartSizes.ts';
import { Drawing } from '../ChartCard/Drawing.tsx';
import { textRoom } from '../ChartCard/textRoom.ts';
import { RouteLink } from '../Link/RouteLink.tsx';

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

/** Space between a bar and its texts, in px. */
const gap = 10;
const longestName = 17;

/** Horizontal bars from zero, each with its name before it and its value after it. */
export function BarChart({ label, bars }: BarChartProps) {
  const size = barChartSize(bars.length);
  const y = scaleBand(
    bars.map(({ name }) => name),
    [0, size],
  ).padding(0.35);
  const shown = bars.map((bar) => ({ ...bar, short: clamp(bar.name, longestName) }));
  const start = textRoom(shown.map(({ short }) => short)) + gap;
  const end = textRoom(bars.map(({ text }) => text)) + gap;
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Drawing label={label} blockSize={size} linked={bars.some(({ href }) => href !== undefined)}>
      {(width) => {
        const x = scaleLinear([0, highest], [0, Math.max(40, width - start - end)]);
        return shown.map(({ name, short, value, text, href }) => {
          const bar = (
            <g key={name} data-series={0} transform={`translate(${start} ${y(name) ?? 0})`}>
              <text x={-gap} y={y.bandwidth() / 2} dy="0.32em" textAnchor="end">
                {short}
              </text>{' '}
              <rect width={x(value)} height={y.bandwidth()} rx={3} fill="currentColor">
                {href === undefined ? <title>{toShown(`${name}: ${text}`)}</title> : null}
              </rect>
              <text data-strong="" x={x(value) + gap} y={y.bandwidth() / 2} dy="0.32em">
                {text}
              </text>
            </g>
          );
          if (href === undefined) return bar;
          return (
            <RouteLink key={name} href={href}>
              {/* The whole row answers to the pointer. */}
              <rect y={y(name) ?? 0} width={width} height={y.bandwidth()} fill="transparent" />
              {bar}
            </RouteLink>
          );
        });
      }}
    </Drawing>
  );
}
