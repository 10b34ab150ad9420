import fc from 'fast-check';

/** The same examples in each run; `PROPERTY_SEED` and `PROPERTY_RUNS` try others, and more of them. */
const seed = Number(process.env.PROPERTY_SEED ?? 27);
const numRuns = Number(process.env.PROPERTY_RUNS ?? 200);

/** Fails with the smallest example for which `check` throws. */
export function forAll<Example>(examples: fc.Arbitrary<Example>, check: (example: Example) => void): void {
  fc.assert(fc.property(examples, check), { seed, numRuns });
}

/** Like `forAll`, for a check that takes time. */
export function forAllAsync<Example>(
  examples: fc.Arbitrary<Example>,
  check: (example: Example) => Promise<void>,
): Promise<void> {
  return fc.assert(fc.asyncProperty(examples, check), { seed, numRuns: Math.ceil(numRuns / 4) });
}

/** A text as data may have it: letters of all scripts, control characters, lone surrogates, and what has a meaning in files. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(...'=+-@\t\r\n\0\'",;＝_x0041 &<>%#/\\.5aé\ud83d\ude00\ufeff'.split('')),
  }),
);
