import { describe, expect, it } from 'vitest';
import { addressLine } from '#src/lib/address.ts';

const address = { street: '14 Marina Walk', city: 'Dubai', state: 'Dubai', country: 'UAE', zipCode: '11543' };

describe('addressLine', () => {
  it.each([
    [address, '14 Marina Walk, Dubai, 11543, UAE'],
    [{ ...address, state: 'Sharjah' }, '14 Marina Walk, Dubai, Sharjah 11543, UAE'],
    [{ ...address, street: '', zipCode: '' }, 'Dubai, UAE'],
    [{ street: '', city: '', state: '', country: '', zipCode: '' }, ''],
  ])('%j', (parts, line) => {
    expect(addressLine(parts)).toBe(line);
  });
});
