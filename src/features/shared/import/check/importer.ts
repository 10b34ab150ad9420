import type { FormikValues } from 'formik';
import type { Resource } from '#src/api/results/resource.ts';
import { type FieldTable, valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { readValues } from '#src/features/shared/form/table/readValues.ts';
import { type Existing, existingBy } from '#src/features/shared/records/sameValue.ts';
import { isWhole } from '#src/lib/maxRows.ts';
import { nextTask } from '#src/lib/nextTask.ts';
import { labelOf } from '#src/lib/optionLabel.ts';
import type { Option } from '#src/lib/options.ts';
import type { Kind } from '#src/lib/values/kind.ts';
import { errorProblem, isShortened } from '../file/cells.ts';
import { type ImportField, importFields, type Lookup, toLookup } from './importFields.ts';

/** The cells of a row by the names of the form's values. */
export type Texts = Readonly<Record<string, string>>;

/** A value by which two records are compared: an e-mail address, an Emirates ID, a company's name. */
export interface ImportKey<Row> {
  /** Name of the form's value. */
  readonly name: string;
  /** In a sentence: `email`. */
  readonly noun: string;
  readonly of: (row: Row) => string;
  readonly kind: Kind<string>;
  /** Two records may have the same value, which needs attention then. */
  readonly shared?: boolean;
}

/** What is constant about the import of a list. */
export interface ImportDescription<Row extends { readonly id: string }, Values extends FormikValues> {
  /** The list; its id is `developers`. */
  readonly list: {
    readonly id: string;
    readonly noun: { readonly one: string; readonly many: string };
    readonly nameOf: (row: Row) => string;
    readonly filters: { readonly attention: { readonly choices: readonly Option[] } };
  };
  /** Path of the list's screen. */
  readonly path: string;
  /** The fields of the form. */
  readonly fields: FieldTable<Row, Values>;
  /** Name of the value that names a record. */
  readonly nameField: keyof Values & string;
  /** The first one is the email, by which the imported records are found. */
  readonly keys: readonly ImportKey<Row>[];
  /** What else a value should be, with the issue of *Needs attention* about one that is not. */
  readonly attention: Readonly<
    Partial<Record<keyof Values, { readonly is: (text: string) => boolean; readonly issue: string }>>
  >;
}

/** Where the records of an import are created. */
export interface ImportTarget<Row, Values>
  extends Pick<Resource<Row, Values, never>, 'readNow' | 'create' | 'createMany' | 'refresh'> {
  /** Reads the records that a field names; none when absent. Throws `ApiError`. */
  readonly readLookup?: () => Promise<readonly Option[]>;
}

/** The list that the rows are checked against. */
export interface ImportIndex {
  readonly complete: boolean;
  /** By the name of the key, the records by their compared values. */
  readonly keys: Readonly<Record<string, ReadonlyMap<string, Existing>>>;
  /** Whether one record has all of these compared values that are not empty; false if all are empty. */
  readonly has: (values: Texts) => boolean;
  readonly lookup: Lookup;
  /** The names of the lookup's records, each once. */
  readonly names: readonly string[];
}

/** What is said of a cell. */
export interface CellNote {
  /** `Attention` is what *Needs attention* says of the record afterwards; its row is sent. */
  readonly kind: 'Problem' | 'Duplicate' | 'Attention';
  readonly text: string;
  /** The record of the list that has the same value. */
  readonly existing?: Existing | undefined;
}

/** The kind of a note about a value that another record has. */
export const noteTypeOf = (shared = false) => (shared ? 'Attention' : 'Duplicate');

/** The check of a row. */
export interface RowCheck {
  /** The cells as they are kept. */
  readonly texts: Texts;
  /** By the names of the form's values. */
  readonly notes: Readonly<Record<string, CellNote>>;
  /** The compared values. */
  readonly keys: Texts;
}

/** The import of a list, without the types of its records. */
export interface Importer {
  readonly list: string;
  /** Path of the list's screen. */
  readonly path: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly fields: readonly Pick<ImportField, 'name' | 'header' | 'also' | 'required' | 'example' | 'noun'>[];
  readonly keys: readonly Pick<ImportKey<never>, 'name' | 'noun' | 'shared'>[];
  readonly nameField: string;
  readonly readIndex: () => Promise<ImportIndex>;
  /** Checks a row by the rules of the form and of *Needs attention*, and against the list. */
  readonly check: (texts: Texts, index: ImportIndex) => RowCheck;
  readonly create: (texts: Texts, lookup: Lookup) => Promise<unknown>;
  /** How many rows are sent at once. */
  readonly parallel: number;
  readonly refresh: () => void;
}

const SHORTENED = 'The spreadsheet has shortened this number: enter all digits';

/** Binds the description of an import to the records that it creates. */
export function importerOf<Row extends { readonly id: string }, Values extends FormikValues>(
  description: ImportDescription<Row, Values>,
  target: ImportTarget<Row, Values>,
): Importer {
  // Read once: its schema is made for each table of fields.
  const { list, path, keys, nameField, attention, fields: table } = description;
  const { nameOf } = list;
  const fields = importFields(table);
  const initial = valuesOf(table, null);
  const create = target.createMany ? together(target.createMany) : target.create;

  function readTexts(texts: Texts, lookup: Lookup) {
    const problems: Record<string, string> = {};
    const values: Record<string, unknown> = { ...initial };
    for (const { name, read } of fields) {
      const text = texts[name] ?? '';
      if (text === '') continue;
      const error = errorProblem(text) ?? (!read && isShortened(text) ? SHORTENED : null);
      const cell = error === null ? (read?.(text, lookup) ?? { value: text }) : { problem: error };
      if ('problem' in cell) problems[name] = cell.problem;
      else values[name] = cell.value;
    }
    // The fields of the description are the names of `Values`.
    const read = readValues(table, values as Values);
    return { values: read.values, problems: { ...read.problems, ...problems } };
  }

  return {
    list: list.id,
    path,
    noun: list.noun,
    fields,
    keys,
    nameField,
    refresh: target.refresh,
    readIndex: async () => {
      const [records, lookup] = await Promise.all([target.readNow(), target.readLookup?.()]);
      return {
        complete: isWhole(records),
        keys: Object.fromEntries(
          keys.map((key) => [key.name, existingBy(records.rows, key, { path, nameOf })]),
        ),
        has: finderOf(
          records.rows,
          keys.filter(({ shared }) => !shared),
        ),
        lookup: toLookup(lookup ?? []),
        names: [...new Set(lookup?.map(({ label }) => label))],
      };
    },
    check: (written, index) => {
      const texts = { ...written };
      for (const { name, clean } of fields) texts[name] = clean(written[name] ?? '');
      const compared = Object.fromEntries(
        keys.map(({ name, kind }) => [name, kind.plain(texts[name] ?? '')]),
      );
      const { problems } = readTexts(texts, index.lookup);
      const notes: Record<string, CellNote> = {};
      // Of several notes of a cell the last one is shown.
      for (const [name, rule] of Object.entries(attention)) {
        const text = texts[name] ?? '';
        if (!rule || text === '' || rule.is(text)) continue;
        notes[name] = { kind: 'Attention', text: labelOf(list.filters.attention.choices, rule.issue) };
      }
      for (const { name, noun, shared } of keys) {
        const existing = index.keys[name]?.get(compared[name] ?? '');
        if (existing)
          notes[name] = { kind: noteTypeOf(shared), text: `This ${noun} is in the list`, existing };
      }
      for (const [name, text] of Object.entries(problems)) {
        notes[name] = { kind: 'Problem', text };
      }
      return { texts, keys: compared, notes };
    },
    create: (texts, lookup) => create(readTexts(texts, lookup).values),
    // Each slice is drawn.
    parallel: target.createMany ? 500 : 2,
  };
}

/** Makes one call of the calls of a task. */
function together<Values>(createMany: (all: readonly Values[]) => Promise<void>) {
  let slice: { readonly all: Values[]; readonly created: Promise<void> } | null = null;
  return (values: Values): Promise<void> => {
    if (slice === null) {
      const all: Values[] = [];
      const created = nextTask().then(() => {
        slice = null;
        return createMany(all);
      });
      slice = { all, created };
    }
    slice.all.push(values);
    return slice.created;
  };
}

function finderOf<Row>(rows: readonly Row[], keys: readonly ImportKey<Row>[]): ImportIndex['has'] {
  return (values) => {
    const given = keys.filter(({ name }) => (values[name] ?? '') !== '');
    if (given.length === 0) return false;
    return rows.some((row) => given.every(({ name, of, kind }) => kind.plain(of(row)) === values[name]));
  };
}
