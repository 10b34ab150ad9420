import { scaleLinear, scalePoint } from 'd3-scale';
import { line, symbol, symbolCircle, symbolSquare, symbolTriangle } from 'd3-shape';
import { clamp } from '#src/lib/text.ts';
import { lineChartSize } from '../ChartCard/chartSizes.ts';
import { Drawing } from '../ChartCard/Drawing.tsx';
import { spread } from './spread.ts';

export interface ChartSeries {
  readonly name: string;
  /** One per category. */
  readonly values: readonly number[];
}

export interface LineChartProps {
  /** What it shows, in a sentence: `Investors rise from 5,180 to 9,218.` */
  label: string;
  /** Along the x axis, each once. */
  categories: readonly string[];
  /** Up to three: more could not be told apart. */
  series: readonly ChartSeries[];
  /** A value as it is shown: `9,218`. */
  format: (value: number) => string;
}

const symbols = [symbolCircle, symbolSquare, symbolTriangle] as const;
/** Around the lines: values at the start, names of the series at the end, categories below. */
const edge = { top: 10, right: 124, bottom: 26, left: 48 };
const bottom = lineChartSize - edge.bottom;
/** Pixels that the text of a category needs, and two lines of a series' name. */
const categoryRoom = 64;
const nameRoom = 34;
const longestName = 17;

/** The plot inside of the edges, for one width. */
function plotOf({ categories, series }: LineChartProps, width: number) {
  const right = Math.max(edge.left + 40, width - edge.right);
  const x = scalePoint(categories, [edge.left + 8, right]);
  const highest = Math.max(1, ...series.flatMap(({ values }) => values));
  const y = scaleLinear([0, highest], [bottom, edge.top]).nice(4);
  return { right, y, at: (index: number) => x(categories[index] ?? '') ?? 0, step: x.step() };
}

type Plot = ReturnType<typeof plotOf>;

function Axes({ plot, categories, format }: { plot: Plot } & Pick<LineChartProps, 'categories' | 'format'>) {
  const every = Math.max(1, Math.ceil(categoryRoom / plot.step));
  // Counted from the last one, which is what the names at the end are about.
  const named = categories
    .map((text, at) => ({ text, at }))
    .filter(({ at }) => (categories.length - 1 - at) % every === 0);
  return (
    <>
      {plot.y.ticks(4).map((tick) => (
        <g key={tick} transform={`translate(0 ${plot.y(tick)})`}>
          <line data-grid="" x1={edge.left} x2={plot.right} />
          <text x={edge.left - 8} dy="0.32em" textAnchor="end">
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
  /** Its place among the series. */
  at: number;
  /** Where its name is written. */
  nameAt: number;
  categories: readonly string[];
  format: (value: number) => string;
}

function Line({ plot, name, values, at, nameAt, categories, format }: LineProps) {
  const path = line<number>((_, index) => plot.at(index), plot.y)(values) ?? '';
  const mark = symbol(symbols[at % symbols.length], 40)() ?? '';
  const last = values.at(-1) ?? 0;
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
      <text data-strong="" x={plot.right + 12} y={nameAt} dy="-0.1em">
        {clamp(name, longestName)}
      </text>
      <text x={plot.right + 12} y={nameAt} dy="1.15em">
        {format(last)}
      </text>
    </g>
  );
}

/** Values over time as lines, each named at its end; zero is always in the picture. */
export function LineChart(props: LineChartProps) {
  const { label, categories, series, format } = props;
  return (
    <Drawing label={label} blockSize={lineChartSize}>
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
            {series.map((each, at) => (
              <Line key={each.name} {...each} {...{ plot, at, categories, format }} nameAt={names[at] ?? 0} />
            ))}
          </>
        );
      }}
    </Drawing>
  );
}
