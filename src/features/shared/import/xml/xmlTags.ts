// A name begins where no letter is before it, and the lengths are limited: a long text is not read again from each letter.
const attribute =
  /(?<![\w.:-])(?:([\w.-]{1,40}):)?([\w.-]{1,40})\s{0,40}=\s{0,40}(?:"([^"<]*)"|'([^'<]*)')/gu;

/** The attributes of a tag by their names without prefix, as they are written. */
export type XmlAttributes = Readonly<Partial<Record<string, string>>>;

export function attributesOf(tag: string): XmlAttributes {
  const found: Record<string, string> = {};
  for (const [, prefix, name = '', double, single] of tag.matchAll(attribute)) {
    if (prefix !== 'xmlns') found[name] = double ?? single ?? '';
  }
  return found;
}

/** The attributes of all tags of this name. */
export function tagsOf(xml: string, name: string): readonly XmlAttributes[] {
  const tag = new RegExp(`<(?:\\w{1,20}:)?${name}(?=[\\s/>])([^<>]*)>`, 'gu');
  return Array.from(xml.matchAll(tag), ([, attributes = '']) => attributesOf(attributes));
}

const entities: Readonly<Partial<Record<string, string>>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const LAST_CHARACTER = 0x10ffff;

/** A text without the entities of XML. */
export function xmlText(written: string): string {
  if (!written.includes('&')) return written;
  return written.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/giu, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= LAST_CHARACTER ? String.fromCodePoint(code) : whole;
  });
}

const piece = /<(?:\w{1,20}:)?t(?:\s[^<>]*)?>([^<]*)/gu;
const openPhonetic = /<(?:\w{1,20}:)?rPh[\s>]/u;
const closePhonetic = /<\/(?:\w{1,20}:)?rPh>/gu;

/** The texts of an element (ECMA-376, 18.4.8) in one, without the phonetic ones. They stay as they are written. */
export function piecesOf(content: string): string {
  const spoken = openPhonetic.test(content)
    ? content
        .split(closePhonetic)
        .map((part) => part.slice(0, openPhonetic.exec(part)?.index))
        .join('')
    : content;
  let text = '';
  for (const found of spoken.matchAll(piece)) text += found[1] ?? '';
  return text;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const sections = [
  { start: '<![CDATA[', end: ']]>', read: escaped },
  { start: '<!--', end: '-->', read: () => '' },
  // A document type.
  { start: '<!', end: '>', read: () => '' },
];

/** XML without comments and document types, and with CDATA as text. Throws if one is not closed. */
export function plainXml(xml: string): string {
  let at = xml.indexOf('<!');
  if (at === -1) return xml;
  const pieces = [xml.slice(0, at)];
  while (at !== -1) {
    const from = at;
    const section = sections.find(({ start }) => xml.startsWith(start, from));
    const end = section ? xml.indexOf(section.end, from + section.start.length) : -1;
    if (!section || end === -1) throw new Error('Not closed');
    const after = end + section.end.length;
    at = xml.indexOf('<!', after);
    pieces.push(section.read(xml.slice(from + section.start.length, end)));
    pieces.push(xml.slice(after, at === -1 ? undefined : at));
  }
  return pieces.join('');
}
