import type { Address } from '#src/api/types/company.ts';
import { cleanNumber } from '#src/lib/cleanText.ts';
import { isEmail, plainEmail } from '#src/lib/email.ts';
import { isEmiratesId } from '#src/lib/emiratesId.ts';
import { digitsOf, numberText } from '#src/lib/numberSearch.ts';
import { isPhone } from '#src/lib/phone.ts';
import { same, wrong } from './issuesOf.ts';

/** The issues about an email address. */
export function emailIssues<Row>(of: (row: Row) => string) {
  return {
    'same-email': same<Row>((row) => plainEmail(of(row))),
    'malformed-email': wrong<Row>((row) => !isEmail(cleanNumber(of(row)))),
  };
}

/** The issues about a phone number, which need not be there if it is `optional`. */
export function phoneIssues<Row>(of: (row: Row) => string, optional = false) {
  return {
    // With and without the prefix of the country.
    'same-phone': same<Row>((row) => numberText(of(row))),
    'malformed-phone': wrong<Row>((row) => {
      const phone = cleanNumber(of(row));
      return phone === '' ? !optional : !isPhone(phone);
    }),
  };
}

/** The issues about an Emirates ID. */
export function emiratesIdIssues<Row>(of: (row: Row) => string) {
  return {
    'same-emirates-id': same<Row>((row) => digitsOf(of(row))),
    'malformed-emirates-id': wrong<Row>((row) => !isEmiratesId(cleanNumber(of(row)))),
  };
}

/** Whether a part of an address is missing. */
export function isIncomplete({ street, city, state, country, zipCode }: Address): boolean {
  return [street, city, state, country, zipCode].some((part) => part.trim() === '');
}
