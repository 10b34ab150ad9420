import { attributesOf, piecesOf } from './xmlTags.ts';

/** What is shown for a formula that was saved without its value, as programs other than spreadsheets write it. */
export const NO_VALUE = '#NO VALUE!';

/** A cell as it is written in a sheet (ECMA-376, 18.3.1.4). */
export interface SheetCell {
  /** The letters of its column; undefined if its place is the next one. */
  readonly letters: string | undefined;
  readonly style: string | undefined;
  readonly type: string | undefined;
  /** XML of its value, or of its text if that is in the cell; '' for an empty cell. */
  readonly value: string;
}

/** A row as it is written. `number` is undefined if its place is the next one. */
export interface SheetRow {
  readonly number: number | undefined;
  readonly cells: Iterable<SheetCell>;
}

// Nearly all cells are written like this, and to read any other takes three times as long.
const common =
  /<c r="([A-Z]{1,7})\d{1,10}"(?: s="(\w{1,20})")?(?: t="(\w{1,20})")?>(?:<v>([^<]*)<\/v>|<is><t(?: [^<>]*)?>([^<]*)<\/t><\/is>)<\/c>/uy;
const valueTag = /<(?:\w{1,20}:)?v(?:\s[^<>]*)?>([^<]*)/u;
const savedTag = /<(?:\w{1,20}:)?v[\s/>]/u;
const formulaTag = /<(?:\w{1,20}:)?f[\s/>]/u;
const address = /^([A-Z]{1,7})\d{1,10}$/u;
const word = /^\w{1,20}$/u;

/** The cell at this place, if it is written in the common way. It ends where the next one is searched. */
function commonCell(xml: string, at: number): SheetCell | null {
  common.lastIndex = at;
  const found = common.exec(xml);
  if (!found) return null;
  return { letters: found[1], style: found[2], type: found[3], value: found[4] ?? found[5] ?? '' };
}

function anyCell(attributes: string, content: string): SheetCell {
  const { r = '', s = '', t = '' } = attributesOf(attributes);
  const at = { letters: address.exec(r)?.[1], style: word.exec(s)?.[0] };
  if (formulaTag.test(content) && !savedTag.test(content)) return { ...at, type: 'e', value: NO_VALUE };
  return {
    ...at,
    type: word.exec(t)?.[0],
    value: t === 'inlineStr' ? piecesOf(content) : (valueTag.exec(content)?.[1] ?? ''),
  };
}

interface Tag {
  readonly attributes: string;
  /** Where the tag begins, and where its content does. */
  readonly at: number;
  readonly after: number;
}

/**
 * Finds the next tag of a name at or after a place that only grows. What was found is kept until it is passed, so that
 * the time is linear to the length.
 */
function tagFinder(xml: string, name: string): (from: number) => Tag | null {
  const tag = new RegExp(`<${name}(?=[\\s/>])([^<>]*)>`, 'gu');
  let found: Tag | null = { attributes: '', at: -1, after: 0 };
  return (from) => {
    if (found && found.at < from) {
      tag.lastIndex = from;
      const next = tag.exec(xml);
      found = next && { attributes: next[1] ?? '', at: next.index, after: tag.lastIndex };
    }
    return found;
  };
}

/** The rows of a sheet with their cells, in the order of the sheet. */
export function* sheetRows(xml: string): Generator<SheetRow> {
  const prefix = /<(\w{1,20}:)?sheetData(?=[\s/>])/u.exec(xml)?.[1] ?? '';
  const nextRow = tagFinder(xml, `${prefix}row`);
  const nextCell = tagFinder(xml, `${prefix}c`);
  const close = `</${prefix}c>`;

  function* cellsBetween(from: number, end: number): Generator<SheetCell> {
    let at = from;
    for (;;) {
      const known = commonCell(xml, at);
      if (known) {
        at = common.lastIndex;
        yield known;
        continue;
      }
      const cell = nextCell(at);
      if (!cell || cell.at >= end) return;
      at = cell.after;
      if (cell.attributes.endsWith('/')) continue;
      const closed = xml.indexOf(close, cell.after);
      if (closed === -1) throw new Error('Not closed');
      at = closed + close.length;
      yield anyCell(cell.attributes, xml.slice(cell.after, closed));
    }
  }

  for (let row = nextRow(0); row; ) {
    const next = nextRow(row.after);
    const { r } = attributesOf(row.attributes);
    const number = r === undefined ? undefined : Number(r);
    yield { number, cells: cellsBetween(row.after, next?.at ?? xml.length) };
    row = next;
  }
}
