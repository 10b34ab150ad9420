import type { Address } from '#src/api/types/company.ts';
import type { ImportField } from './importFields.ts';

const parts: readonly (readonly [keyof Address, string, readonly string[], string])[] = [
  ['street', 'Street', ['Street Address', 'Address Line 1', 'Address 1'], '12 Marina Walk'],
  ['city', 'City', ['Town'], 'Dubai'],
  ['state', 'State', ['Emirate', 'Province', 'Region'], 'Dubai'],
  ['country', 'Country', [], 'United Arab Emirates'],
  ['zipCode', 'Zip Code', ['Zip', 'Postal Code', 'Postcode', 'PO Box'], '00000'],
];

/** The five fields of an address as columns of a file. */
export function addressFields<Row>(
  addressOf: (row: Row) => Address,
  required = false,
): readonly ImportField<Row>[] {
  return parts.map(([name, header, also, example]) => ({
    name,
    header,
    also,
    required,
    example,
    text: (row) => addressOf(row)[name],
  }));
}
