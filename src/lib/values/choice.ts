import { listInWords } from '#src/lib/listInWords.ts';
import { labelOf } from '#src/lib/optionLabel.ts';
import type { Option } from '#src/lib/options.ts';
import type { Kind } from './kind.ts';
import { text } from './text.ts';

/** One of some choices, by its label or value. */
export function choiceOf(choices: readonly Option[]): Kind<string> {
  // Of two choices with the same text the one with that label is meant.
  const byText = new Map([
    ...choices.map(({ value }) => [text.plain(value), value] as const),
    ...choices.map(({ value, label }) => [text.plain(label), value] as const),
  ]);
  const problem = `Enter ${listInWords(
    choices.map(({ label }) => label),
    'or',
  )}`;
  const place = (value: string) => choices.findIndex((choice) => choice.value === value);
  return {
    read(typed) {
      const value = byText.get(text.plain(typed));
      return value === undefined ? { problem } : { value };
    },
    show: (value) => labelOf(choices, value),
    compare: (one, other) => place(one) - place(other),
    plain: (value) => value,
  };
}

const YES = ['yes', 'y', 'true', '1', 'active', 'on', 'x'];
const NO = ['no', 'n', 'false', '0', 'inactive', 'off'];

/** Yes or no, as a switch of a form has it. */
export const yesNo: Kind<boolean> = {
  read(typed) {
    const word = text.plain(typed);
    if (YES.includes(word)) return { value: true };
    return NO.includes(word) ? { value: false } : { problem: 'Enter Yes or No' };
  },
  show: (value) => (value ? 'Yes' : 'No'),
  compare: (one, other) => Number(one) - Number(other),
  plain: String,
};
