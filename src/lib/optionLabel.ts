import type { Option } from './options.ts';

/** The label of a choice; a value that is none of them as it is. */
export function labelOf(options: readonly Option[], value: string): string {
  return options.find((each) => each.value === value)?.label ?? value;
}
