import type { Field, Fields } from '#src/features/shared/form/table/fieldTable.ts';
import { valueKindOf } from '#src/features/shared/form/table/readValues.ts';
import { latinDigits } from '#src/lib/cleanText.ts';
import { nearNames } from '#src/lib/nearNames.ts';
import type { Option } from '#src/lib/options.ts';
import { choiceOf, yesNo } from '#src/lib/values/choice.ts';
import { kept, type Read } from '#src/lib/values/kind.ts';
import { text } from '#src/lib/values/text.ts';
import { wholeNumber } from '../file/cells.ts';

/** Records of another list by their folded names, for a field that names one: the ids of a name. */
export type Lookup = ReadonlyMap<string, readonly string[]>;

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
  /** The text of a cell as it is kept; a number of a spreadsheet with all its digits. */
  readonly clean: (text: string) => string;
  /** Reads a cell that is not empty; its text is the value when absent. An empty cell has the value of a new record. */
  readonly read?: ((text: string, lookup: Lookup) => Read<string | boolean>) | undefined;
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
  const isNumber = field.as === 'tel' || field.as === 'emiratesId';
  return (cell) => kept(valueKindOf(field), isNumber ? wholeNumber(latinDigits(cell)) : cell);
}

function readerOf({ as, options = [], noun }: Field<never>): ImportField['read'] {
  if (as === 'switch') return yesNo.read;
  if (as === 'choice') return choiceOf(options).read;
  return noun && readNamed(noun);
}

/** The problem of a name that no record has. */
const unknownName = ({ one }: { readonly one: string }) => `No ${one} has this name`;

/** Reads the id of a record by its name. */
function readNamed(noun: { readonly one: string; readonly many: string }) {
  return (name: string, lookup: Lookup): Read<string> => {
    const ids = lookup.get(text.plain(name)) ?? [];
    if (ids.length > 1) return { problem: `${ids.length} ${noun.many} have this name` };
    const [value] = ids;
    return value === undefined ? { problem: unknownName(noun) } : { value };
  };
}

/** The ids of records by their names, for `readNamed`. */
export function toLookup(options: readonly Option[]): Lookup {
  const ids = new Map<string, string[]>();
  for (const { value, label } of options) {
    const name = text.plain(label);
    ids.set(name, [...(ids.get(name) ?? []), value]);
  }
  return ids;
}

/** The names, first those that are alike a text. */
export function nearestFirst(names: readonly string[], typed: string): readonly string[] {
  return [...new Set([...nearNames(names, typed), ...names])];
}
