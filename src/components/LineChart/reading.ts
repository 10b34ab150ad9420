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
