import type { Address } from '#src/api/types/company.ts';
import { email } from '#src/lib/values/email.ts';
import { emiratesId, isEmiratesId } from '#src/lib/values/emiratesId.ts';
import { kept, meaningOf } from '#src/lib/values/kind.ts';
import { isPhone, phone } from '#src/lib/values/phone.ts';
import { same, wrong } from './issuesOf.ts';

/** The issues about an email address. */
export function emailIssues<Row>(of: (row: Row) => string) {
  return {
    'same-email': same<Row>((row) => email.plain(of(row))),
    'malformed-email': wrong<Row>((row) => meaningOf(email, of(row)) === null),
  };
}

/** The issues about a phone number, which need not be there if it is `optional`. */
export function phoneIssues<Row>(of: (row: Row) => string, optional = false) {
  return {
    // With and without the prefix of the country.
    'same-phone': same<Row>((row) => phone.plain(of(row))),
    'malformed-phone': wrong<Row>((row) => {
      const number = kept(phone, of(row));
      return number === '' ? !optional : !isPhone(number);
    }),
  };
}

/** The issues about an Emirates ID. */
export function emiratesIdIssues<Row>(of: (row: Row) => string) {
  return {
    'same-emirates-id': same<Row>((row) => emiratesId.plain(of(row))),
    'malformed-emirates-id': wrong<Row>((row) => !isEmiratesId(kept(emiratesId, of(row)))),
  };
}

/** Whether a part of an address is missing. */
export function isIncomplete({ street, city, state, country, zipCode }: Address): boolean {
  return [street, city, state, country, zipCode].some((part) => part.trim() === '');
}
