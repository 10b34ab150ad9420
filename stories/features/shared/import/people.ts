import { strToU8, zipSync } from 'fflate';

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

/** Row 3 is wider than the header. */
export const wideRow = [header, person(1), `${person(2)}, too`].join('\n');

/** A quote before the name of row 3 is closed behind that of row 5. */
export const joined = [
  header,
  person(1),
  `"${person(2)}`,
  person(3),
  person(4).replace('Person 4', 'Person 4"'),
  person(5),
].join('\n');

/** Two titles above the header. */
export const titled = ['Users of the north', 'Printed today', header, person(1), person(2)].join('\n');

const cells = (texts: readonly string[]) =>
  texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');

/** A workbook with a summary before the sheet of the people, of whom the second is hidden. */
export function inSheets(): Uint8Array<ArrayBuffer> {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  const ids = [1, 2];
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="${office}"><sheets><sheet name="Summary" r:id="r1"/><sheet name="People" r:id="r2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${ids.map((id) => `<Relationship Id="r${id}" Type="${office}/worksheet" Target="sheet${id}.xml"/>`).join('')}</Relationships>`,
    'xl/sheet1.xml': sheet(`<row>${cells(['Printed'])}</row><row>${cells(['today'])}</row>`),
    'xl/sheet2.xml': sheet(
      `<row>${cells(['Name', 'Email'])}</row><row>${cells(['Al', 'al@new.example'])}</row><row hidden="1">${cells(['Bo', 'bo@new.example'])}</row>`,
    ),
  };
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]))),
  );
}

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
