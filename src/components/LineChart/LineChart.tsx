import { scaleLinear, scalePoint } from 'd3-scale';
import { line, symbol, symbolCircle, symbolSquare, symbolTriangle } from 'd3-shape';
import { clamp } from '#src/lib/text.ts';
import { lineChartSize } from '../ChartCard/chartSizes.ts';
import { Drawing } from '../ChartCard/Drawing.tsx';
import { textRoom } from '../ChartCard/textRoom.ts';
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
const top = 10;
/** Above the categories. */
const bottom = lineChartSize - 26;
/** Between the lines and the texts beside them. */
const gap = 12;
/** Pixels that the text of a category needs, and two lines of a series' name. */
const categoryRoom = 72;
const nameRoom = 34;
const longestName = 17;

/** The plot for one width, with room for the values at its start and the names of the series at its end. */
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
  // Counted from the last one, which is what the names at the end are about.
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
      <text data-strong="" x={plot.right + gap} y={nameAt} dy="-0.1em">
        {clamp(name, longestName)}
      </text>
      <text x={plot.right + gap} y={nameAt} dy="1.15em">
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
