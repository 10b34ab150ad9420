import { expect, it } from 'vitest';
import { readingAt } from '#src/components/LineChart/LineChart.tsx';

const chart = {
  categories: ['Oct', 'Nov'],
  series: [
    { name: 'Investors', values: [0, 9] },
    { name: 'Developer users', values: [0, 3] },
  ],
  format: String,
};

it('reads the values of a category with their shares', () => {
  expect(readingAt(chart, 1)).toBe('Nov: Investors 9 (75.0%), Developer users 3 (25.0%)');
});

it('has no shares of nothing, nor of a single series', () => {
  expect(readingAt(chart, 0)).toBe('Oct: Investors 0, Developer users 0');
  expect(readingAt({ ...chart, series: chart.series.slice(0, 1) }, 1)).toBe('Nov: Investors 9');
});
