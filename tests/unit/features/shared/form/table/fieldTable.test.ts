import { describe, expect, it } from 'vitest';
import {
  type FieldTable,
  fileColumns,
  namesOf,
  textOf,
  valuesOf,
} from '#src/features/shared/form/table/fieldTable.ts';
import { importFields } from '#src/features/shared/import/check/importFields.ts';

interface Parcel {
  readonly title: string;
  readonly pin: string;
  readonly fragile: boolean;
  readonly owner: { readonly id: string; readonly name: string } | null;
  readonly size: 's' | 'l';
}

interface ParcelValues extends Omit<Parcel, 'owner'> {
  readonly ownerId: string;
  readonly label: File | null;
}

const fields: FieldTable<Parcel, ParcelValues> = {
  title: { label: 'Title', required: true, example: 'Cups', also: ['Name'] },
  pin: { label: 'PIN', mask: '••••' },
  ownerId: {
    label: 'Owner',
    as: 'record',
    noun: { one: 'owner', many: 'owners' },
    required: true,
    of: ({ owner }) => owner?.id ?? '',
    text: ({ owner }) => owner?.name ?? '',
    example: 'Layla Haddad',
  },
  label: { label: 'Label', as: 'file', initial: null, of: () => null },
  fragile: { label: 'Fragile', as: 'switch', required: true, initial: true, example: 'Yes' },
  size: {
    label: 'Size',
    as: 'choice',
    options: [
      { value: 's', label: 'Small' },
      { value: 'l', label: 'Large' },
    ],
    initial: 's',
    example: 'Small',
  },
};

const owner = { id: 'o1', name: 'Omar Farouk' };
const parcel: Parcel = { title: 'Books', pin: '4711', fragile: false, owner, size: 'l' };

describe('the values of a form', () => {
  it('are those of the record, by the names and in the order of the table', () => {
    const values = { title: 'Books', pin: '4711', ownerId: 'o1', label: null, fragile: false, size: 'l' };
    expect(valuesOf(fields, parcel)).toEqual(values);
    expect(Object.keys(valuesOf(fields, parcel))).toEqual(Object.keys(fields));
  });

  it('of a new record are empty but for what the table says', () => {
    const values = { title: '', pin: '', ownerId: '', label: null, fragile: true, size: 's' };
    expect(valuesOf(fields, null)).toEqual(values);
  });
});

it('a value is a text by its choice, as Yes or No, or as the table says', () => {
  const texts = ['title', 'fragile', 'size'] as const;
  expect(texts.map((name) => textOf(name, fields[name], parcel))).toEqual(['Books', 'No', 'Large']);
  expect(textOf('ownerId', fields.ownerId, { ...parcel, owner: null })).toBe('');
});

it('messages about changes of others have labels, choices and masks', () => {
  const { title, pin, size } = namesOf(fields);
  expect(title).toBe('Title');
  expect(typeof pin === 'object' && pin.text('4711')).toBe('••••');
  expect(typeof size === 'object' && size.text('l')).toBe('Large');
});

describe('a file', () => {
  it('has a column for every field with an example', () => {
    const cells = fileColumns(fields).map(({ header, text }) => [header, text(parcel)]);
    expect(cells).toEqual([
      ['Title', 'Books'],
      ['Owner', 'Omar Farouk'],
      ['Fragile', 'No'],
      ['Size', 'Large'],
    ]);
  });

  it('must have those columns of which a new record has no value', () => {
    const required = importFields(fields).filter((field) => field.required);
    expect(required.map(({ name }) => name)).toEqual(['title', 'ownerId']);
  });

  it('names records by name, switches by Yes or No and choices by label', () => {
    const read = (name: string, text: string) =>
      importFields(fields)
        .find((field) => field.name === name)
        ?.read?.(text, new Map([['layla haddad', ['o2']]]));
    expect(read('ownerId', 'Layla Haddad')).toEqual({ value: 'o2' });
    expect(read('fragile', 'no')).toEqual({ value: false });
    expect(read('size', 'large')).toEqual({ value: 'l' });
    expect(read('size', 'huge')).toEqual({ problem: 'Enter Small or Large' });
    expect(importFields(fields)[0]?.read).toBeUndefined();
  });
});
