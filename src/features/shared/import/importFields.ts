import { type Field, type Fields, isNumeric } from '#src/features/shared/form/table/fieldTable.ts';
import { latinDigits } from '#src/lib/cleanText.ts';
import { foldText } from '#src/lib/foldText.ts';
import { listInWords } from '#src/lib/listInWords.ts';
import { nearNames } from '#src/lib/nearNames.ts';
import type { Option } from '#src/lib/options.ts';
import { wholeNumber } from './file/cells.ts';

/** Records of another list by their folded names, for a field that names one: the ids of a name. */
export type Lookup = ReadonlyMap<string, readonly string[]>;

/** The value of a cell, or a sentence that says what is wrong with it. */
export type CellRead = { readonly value: string | boolean } | { readonly problem: string };

/** A field of a form as a column of an imported file and of its template. */
export interface ImportField {
  /** Name of the value in the form. */
  readonly name: string;
  /** Header of the column: the label of the form's field. */
  readonly header: string;
  /** Further headers that name it; case, spaces and signs do not count. */
  readonly also: readonly string[];
  readonly required: boolean;
  /** The cell of the example row. */
  readonly example: string;
  /** The records of another list, if it names one of them. */
  readonly noun?: { readonly one: string; readonly many: string } | undefined;
  /** The text of a cell as it is kept: the digits of numbers are Latin ones, all written out. */
  readonly clean: (text: string) => string;
  /** Reads a cell that is not empty; its text is the value when absent. An empty cell has the value of a new record. */
  readonly read?: ((text: string, lookup: Lookup) => CellRead) | undefined;
}

/** The columns of a file: the fields with an example. A column is required if a new record has no value of it. */
export function importFields(fields: Fields<never>): readonly ImportField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { label: header, noun, also = [], required = false, initial, example } = field;
    if (example === undefined) return [];
    return [
      {
        name,
        header,
        also,
        required: required && !initial,
        example,
        noun,
        clean: cleanerOf(field),
        read: readerOf(field),
      },
    ];
  });
}

function cleanerOf(field: Field<never>): ImportField['clean'] {
  if (field.digits) return (text) => wholeNumber(latinDigits(text));
  return isNumeric(field) ? latinDigits : (text) => text;
}

function readerOf({ as, options = [], noun }: Field<never>): ImportField['read'] {
  if (as === 'switch') return readYesNo;
  if (as === 'choice') return readChoice(options);
  return noun && readNamed(noun);
}

/** The problem of a name that no record has. */
export const unknownName = ({ one }: { readonly one: string }) => `No ${one} has this name`;

/** What a name is compared by. */
export const plainName = (text: string) => foldText(text).trim();

/** Reads one of the choices by its label or value. */
function readChoice(choices: readonly Option[]): (text: string) => CellRead {
  const byText = new Map(
    choices.flatMap(({ value, label }) => [
      [plainName(value), value],
      [plainName(label), value],
    ]),
  );
  const labels = choices.map(({ label }) => label);
  const problem = `Enter ${listInWords(labels, 'or')}`;
  return (text) => {
    const value = byText.get(plainName(text));
    return value === undefined ? { problem } : { value };
  };
}

const YES = ['yes', 'y', 'true', '1', 'active', 'on', 'x'];
const NO = ['no', 'n', 'false', '0', 'inactive', 'off'];

/** Reads yes or no, as a switch of a form has it. */
export function readYesNo(text: string): CellRead {
  const word = plainName(text);
  if (YES.includes(word)) return { value: true };
  return NO.includes(word) ? { value: false } : { problem: 'Enter Yes or No' };
}

/** Reads the id of a record by its name. */
function readNamed(noun: { readonly one: string; readonly many: string }) {
  return (text: string, lookup: Lookup): CellRead => {
    const ids = lookup.get(plainName(text)) ?? [];
    if (ids.length > 1) return { problem: `${ids.length} ${noun.many} have this name` };
    const [value] = ids;
    return value === undefined ? { problem: unknownName(noun) } : { value };
  };
}

/** The ids of records by their names, for `readNamed`. */
export function toLookup(options: readonly Option[]): Lookup {
  const ids = new Map<string, string[]>();
  for (const { value, label } of options) {
    const name = plainName(label);
    ids.set(name, [...(ids.get(name) ?? []), value]);
  }
  return ids;
}

/** The names, first those that are alike a text. */
export function nearestFirst(names: readonly string[], text: string): readonly string[] {
  return [...new Set([...nearNames(names, text), ...names])];
}
