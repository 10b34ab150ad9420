const header = 'Full name,Emirates ID No.,E-mail,Mobile,Company,Notes';
const person = (at: number, email = `person${at}@new.example`, company = 'Acme Developments') =>
  `Person ${at},784-1990-100000${at}-1,${email},+971 50 100000${at},${company},new`;

/** A file of developers, as CSV. Rows 2 to 6: two ready ones, a wrong email, an unknown company, and an email that the list has. */
export const people = [
  header,
  person(1),
  person(2),
  person(3, 'person3'),
  person(4, undefined, 'Nowhere Ltd'),
  person(5, 'layla@acme.example'),
].join('\r\n');

/** Three ready rows. */
export const threeReady = [header, person(1), person(2), person(3)].join('\r\n');

/** A file without a row. */
export const headersOnly = header;

/** So many ready rows. */
export const rowsReady = (count: number) =>
  [
    header,
    ...Array.from({ length: count }, (_, at) => {
      const digits = String(at).padStart(7, '0');
      return `Person ${at},784-1990-${digits}-1,person${at}@new.example,+971 50 ${digits},Acme Developments,new`;
    }),
  ].join('\n');

const withNote = (at: number, note: string) => person(at).replace(/new$/u, note);

/** Row 3 is wider than the header, row 4 has two lines, and row 5 a quote that is not closed. */
export const flawed = [
  header,
  person(1),
  withNote(2, 'one, two'),
  withNote(3, '"first\nsecond"'),
  withNote(4, '"new'),
].join('\n');

/** A quote at the begin of a cell and one at the end of another, two rows below. */
export const strayQuotes = [
  header,
  person(1),
  withNote(2, '"new'),
  person(3),
  `${person(4)}"`,
  person(6),
].join('\n');

const letters: Readonly<Record<string, number>> = {
  ا: 0xc7,
  ح: 0xcd,
  د: 0xcf,
  ع: 0xda,
  ل: 0xe1,
  م: 0xe3,
  ي: 0xed,
};

/** Names in Arabic, as a spreadsheet in the Gulf writes them. */
export const inWindows1256 = Uint8Array.from(
  ['Name,E-mail', 'محمد علي,m@new.example', 'احمد,a@new.example', 'علي,l@new.example'].join('\r\n'),
  (letter) => letters[letter] ?? letter.charCodeAt(0),
);
