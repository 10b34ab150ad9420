import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { clamp } from '#src/lib/text.ts';
import { RouteLink } from '../Link/RouteLink.tsx';
import { media, theme } from '../theme/theme.ts';
import { ChartReader } from './ChartReader.tsx';

/** The ticks of an axis from zero to the highest value: at most six above zero, at 1, 2 or 5 times a power of ten. */
export function ticksTo(highest: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(highest / 5.5));
  const step = power * ([1, 2, 5].find((factor) => highest <= 5.5 * factor * power) ?? 10);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, at) =>
    Number((at * step).toPrecision(12)),
  );
}

/**
 * Moves positions apart, so that they are at least `room` from each other and none is greater than `last`. The result
 * has the order of the input.
 */
export function spread(places: readonly number[], room: number, last: number): readonly number[] {
  const order = places.map((place, at) => ({ place, at })).sort((a, b) => a.place - b.place);
  const moved = [...places];
  let least = Number.NEGATIVE_INFINITY;
  for (const { place, at } of order) {
    least = Math.max(place, least);
    moved[at] = least;
    least += room;
  }
  let most = last;
  for (const { at } of order.reverse()) {
    most = Math.min(moved[at] ?? most, most);
    moved[at] = most;
    most -= room;
  }
  return moved;
}

interface Read {
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly format: (value: number) => string;
}

/** The values of a category with their shares: `Nov 2026: Investors 9,218 (60.0%), Developer users 6,144 (40.0%)`. */
export function readingAt({ categories, series, format }: Read, at: number): string {
  const values = series.map(({ name, values: all }) => ({ name, value: all[at] ?? 0 }));
  const sum = values.reduce((total, { value }) => total + value, 0);
  const texts = values.map(({ name, value }) => {
    const share = series.length > 1 && sum > 0 ? ` (${((100 * value) / sum).toFixed(1)}%)` : '';
    return `${name} ${format(value)}${share}`;
  });
  return `${categories[at] ?? ''}: ${texts.join(', ')}`;
}

export interface ChartSeries {
  readonly name: string;
  /** A value for each category. */
  readonly values: readonly number[];
  /** Makes its name a link to what it counts. */
  readonly href?: string;
}

export interface LineChartProps {
  /** A sentence that describes the chart: `Investors rise from 5,180 to 9,218.` */
  label: string;
  /** Unique labels of the x axis. */
  categories: readonly string[];
  /** At most three, the number of distinct colours and point shapes. */
  series: readonly ChartSeries[];
  /** Formats a value: `9,218`. */
  format: (value: number) => string;
}

/** A circle, a square and a triangle of 40 square px. */
const marks = [
  'M3.57 0A3.57 3.57 0 1 1-3.57 0 3.57 3.57 0 1 1 3.57 0',
  'M-3.16-3.16h6.32v6.32h-6.32z',
  'M0-5.55 4.81 2.77H-4.81z',
] as const;
const blockSize = 280;
const top = 10;
/** Lower edge of the plot, above the labels of the categories. */
const bottom = blockSize - 26;
/** Space between the plot and the texts beside it, in px. */
const gap = 12;
/** Width of the label of a category, and height of a series' name and value, in px. */
const categoryRoom = 72;
const nameRoom = 34;
const longestName = 17;

/** An upper estimate of the width of the longest text in px, because texts cannot be measured before they are drawn. */
const textRoom = (texts: readonly string[]) => 7 * Math.max(0, ...texts.map((text) => text.length));

/** Scales and edges of the plot for a width, with space for the values at its start and the series' names at its end. */
function plotOf({ categories, series, format }: LineChartProps, width: number) {
  const ticks = ticksTo(Math.max(1, ...series.flatMap(({ values }) => values)));
  const ends = series.flatMap((each) => [clamp(each.name, longestName), format(each.values.at(-1) ?? 0)]);
  const left = textRoom(ticks.map(format)) + gap;
  const right = Math.max(left + 40, width - textRoom(ends) - gap);
  const first = left + 8;
  const last = categories.length - 1;
  const step = (right - first) / Math.max(1, last);
  return {
    left,
    right,
    ticks,
    step,
    y: (value: number) => bottom - ((bottom - top) * value) / (ticks.at(-1) ?? 1),
    at: (index: number) => (last === 0 ? (first + right) / 2 : first + index * step),
  };
}

type Plot = ReturnType<typeof plotOf>;

function Axes({ plot, categories, format }: { plot: Plot } & Pick<LineChartProps, 'categories' | 'format'>) {
  const every = Math.max(1, Math.ceil(categoryRoom / plot.step));
  // Counted from the last category, which must have a label, because the series' values are for it.
  const named = categories
    .map((text, at) => ({ text, at }))
    .filter(({ at }) => (categories.length - 1 - at) % every === 0);
  return (
    <>
      {plot.ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${plot.y(tick)})`}>
          <line data-grid="" x1={plot.left} x2={plot.right} />
          <text x={plot.left - gap} dy="0.32em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {named.map(({ text, at }) => (
        <text key={text} x={plot.at(at)} y={blockSize - 6} textAnchor="middle">
          {clamp(text, 10)}
        </text>
      ))}
    </>
  );
}

interface LineProps extends ChartSeries {
  plot: Plot;
  /** Index of the series. */
  at: number;
  /** Vertical position of the name. */
  nameAt: number;
  categories: readonly string[];
  format: (value: number) => string;
}

function Line({ plot, name, values, href, at, nameAt, categories, format }: LineProps) {
  const last = values.at(-1) ?? 0;
  const names = (
    <>
      <text data-strong="" x={plot.right + gap} y={nameAt} dy="-0.1em">
        {clamp(name, longestName)}
      </text>{' '}
      <text x={plot.right + gap} y={nameAt} dy="1.15em">
        {format(last)}
      </text>
    </>
  );
  return (
    <g data-series={at}>
      <polyline
        points={values.map((value, index) => `${plot.at(index)},${plot.y(value)}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {values.map((value, index) => (
        <path
          key={categories[index]}
          d={marks[at % marks.length]}
          fill="currentColor"
          transform={`translate(${plot.at(index)} ${plot.y(value)})`}
        >
          <title>{`${name}, ${categories[index]}: ${format(value)}`}</title>
        </path>
      ))}
      {href === undefined ? names : <RouteLink href={href}>{names}</RouteLink>}
    </g>
  );
}

interface DrawnLinesProps extends LineChartProps {
  /** In px. */
  width: number;
  /** The category that is read; null for none. */
  read: number | null;
  onRead: (at: number) => void;
}

/** Axes, lines, and the mark of what is read. */
function DrawnLines({ width, read, onRead, ...chart }: DrawnLinesProps) {
  const { categories, series, format } = chart;
  const plot = plotOf(chart, width);
  const names = spread(
    series.map(({ values }) => plot.y(values.at(-1) ?? 0)),
    nameRoom,
    bottom - 8,
  );
  return (
    <>
      <Axes {...{ plot, categories, format }} />
      {read === null ? null : (
        <line data-read="" x1={plot.at(read)} x2={plot.at(read)} y1={top} y2={bottom} />
      )}
      {series.map((each, at) => (
        <Line key={each.name} {...each} {...{ plot, at, categories, format }} nameAt={names[at] ?? 0} />
      ))}
      {/* Above the lines, so that the pointer reads the nearest position anywhere in the plot. */}
      <rect
        x={plot.left}
        y={top}
        width={plot.right - plot.left}
        height={bottom - top}
        fill="transparent"
        onPointerMove={(event) => {
          const x = event.clientX - event.currentTarget.getBoundingClientRect().left + plot.left;
          const nearest = Math.round((x - plot.at(0)) / (plot.step || 1));
          onRead(Math.min(categories.length - 1, Math.max(0, nearest)));
        }}
      />
    </>
  );
}

const Drawing = styled.div`
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
  /* The three series differ in hue, lightness and the shape of their points. */
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

/** Values over time as lines, each labelled at its end. The y axis starts at zero. */
export function LineChart(props: LineChartProps) {
  const { label, categories, series } = props;
  const [read, setRead] = useState<number | null>(null);
  // 0 until it is measured.
  const [width, setWidth] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const last = categories.length - 1;
  return (
    <ChartReader
      label={label}
      count={categories.length}
      at={read}
      text={readingAt(props, read ?? last)}
      onAt={setRead}
    >
      <Drawing ref={ref}>
        <svg
          role={series.some(({ href }) => href !== undefined) ? 'group' : 'img'}
          aria-label={label}
          width={width}
          height={blockSize}
        >
          {width > 0 ? <DrawnLines {...props} width={width} read={read} onRead={setRead} /> : null}
        </svg>
      </Drawing>
    </ChartReader>
  );
}
