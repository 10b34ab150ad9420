import type { Address } from '#src/api/types/company.ts';
import type { FieldTable } from './fieldTable.ts';

interface Addressed {
  readonly address: Address;
}

/** The fields of a postal address. */
export function addressFields(required: boolean): FieldTable<Addressed, Address> {
  const at = (part: keyof Address) => ({
    section: 'Address',
    required,
    of: ({ address }: Addressed) => address[part],
  });
  return {
    street: {
      ...at('street'),
      label: 'Street',
      wide: true,
      example: '12 Marina Walk',
      also: ['Street Address', 'Address Line 1', 'Address 1'],
    },
    city: { ...at('city'), label: 'City', example: 'Dubai', also: ['Town'] },
    state: { ...at('state'), label: 'State', example: 'Dubai', also: ['Emirate', 'Province', 'Region'] },
    country: { ...at('country'), label: 'Country', example: 'United Arab Emirates' },
    zipCode: {
      ...at('zipCode'),
      label: 'Zip Code',
      example: '00000',
      also: ['Zip', 'Postal Code', 'Postcode', 'PO Box'],
    },
  };
}
