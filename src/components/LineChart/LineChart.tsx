import { scaleLinear, scalePoint } from 'd3-scale';
import { line, symbol, symbolCircle, symbolSquare, symbolTriangle } from 'd3-shape';
import { useState } from 'react';
import { clamp } from '#src/lib/text.ts';
import { lineChartSize } from '../ChartCard/chartSizes.ts';
import { Drawing } from '../ChartCard/Drawing.tsx';
import { textRoom } from '../ChartCard/textRoom.ts';
import { RouteLink } from '../Link/RouteLink.tsx';
import { ChartReader } from './ChartReader.tsx';

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

const symbols = [symbolCircle, symbolSquare, symbolTriangle] as const;
const top = 10;
/** Lower edge of the plot, above the labels of the categories. */
const bottom = lineChartSize - 26;
/** Space between the plot and the texts beside it, in px. */
const gap = 12;
/** Width of the label of a category, and height of a series' name and value, in px. */
const categoryRoom = 72;
const nameRoom = 34;
const longestName = 17;

/** Scales and edges of the plot for a width, with space for the values at its start and the series' names at its end. */
function plotOf({ categories, series, format }: LineChartProps, width: number) {
  const values = series.flatMap((each) => each.values);
  const y = scaleLinear([0, Math.max(1, ...values)], [bottom, top]).nice(4);
  const ends = series.flatMap((each) => [clamp(each.name, longestName), format(each.values.at(-1) ?? 0)]);
  const left = textRoom(y.ticks(4).map(format)) + gap;
  const right = Math.max(left + 40, width - textRoom(ends) - gap);
  const x = scalePoint(categories, [left + 8, right]);
  return { left, right, y, at: (index: number) => x(categories[index] ?? '') ?? 0, step: x.step() };
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
      {plot.y.ticks(4).map((tick) => (
        <g key={tick} transform={`translate(0 ${plot.y(tick)})`}>
          <line data-grid="" x1={plot.left} x2={plot.right} />
          <text x={plot.left - gap} dy="0.32em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {named.map(({ text, at }) => (
        <text key={text} x={plot.at(at)} y={lineChartSize - 6} textAnchor="middle">
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
  const path = line<number>((_, index) => plot.at(index), plot.y)(values) ?? '';
  const mark = symbol(symbols[at % symbols.length], 40)() ?? '';
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
      <path d={path} fill="none" stroke="currentColor" strokeWidth={2} strokeLinejoin="round" />
      {values.map((value, index) => (
        <path
          key={categories[index]}
          d={mark}
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

/** Values over time as lines, each labelled at its end. The y axis starts at zero. */
export function LineChart(props: LineChartProps) {
  const { label, categories, series, format } = props;
  const [read, setRead] = useState<number | null>(null);
  const last = categories.length - 1;
  return (
    <ChartReader
      label={label}
      count={categories.length}
      at={read}
      text={readingAt(props, read ?? last)}
      onAt={setRead}
    >
      <Drawing label={label} blockSize={lineChartSize} linked={series.some(({ href }) => href !== undefined)}>
        {(width) => {
          const plot = plotOf(props, width);
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
                <Line
                  key={each.name}
                  {...each}
                  {...{ plot, at, categories, format }}
                  nameAt={names[at] ?? 0}
                />
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
                  setRead(Math.min(last, Math.max(0, nearest)));
                }}
              />
            </>
          );
        }}
      </Drawing>
    </ChartReader>
  );
}
