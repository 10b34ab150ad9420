import { isRecord } from '#src/api/decode/decode.ts';
import { clamp } from '#src/lib/text.ts';

/** Maximum length of a server's message that is shown, characters: longer texts are stack traces or dumps. */
const LONGEST = 300;

/** Markup or JSON where a message should be, as proxies and crashed servers send it; `[AUTH-1] Wrong password` is neither. */
const MARKUP = /^\s*(?:<!doctype|<html|<head|<body|<\?xml|\{|\[\s*["{[\]])/iu;

/** Whether a text is a page, which proxies and crashed servers send. */
export function isPage(value: unknown): value is string {
  return typeof value === 'string' && value.trimStart().startsWith('<');
}

/** Keys of the words of an error, the first of them first. */
const WORDS = [
  'message',
  'msg',
  'error',
  'detail',
  'description',
  'reason',
  'defaultMessage',
  'title',
  'errmsg',
  'err',
];

/** The message of MongoDB about a duplicate key, with names of its indexes, and what is said in its place. */
const DUPLICATE_KEY = /\bE11000\b/u;
export const IN_USE = 'This value is already in use';

/** The sentences as one text without repetitions; null when there is none. */
export function joined(lines: readonly (string | null)[]): string | null {
  const unique = new Set(lines.filter((line) => line !== null));
  return unique.size === 0 ? null : clamp([...unique].join('. ').replace(/([.!?…])\. /gu, '$1 '), LONGEST);
}

/** A part of an error answer as one readable line: a text, a list of them, or an object with one; null for anything else. */
export function sentence(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') {
    if (MARKUP.test(value)) return null;
    if (DUPLICATE_KEY.test(value)) return IN_USE;
    const line = value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    return line === '' || line === '[object Object]' ? null : clamp(line, LONGEST);
  }
  if (depth > 2) return null;
  if (Array.isArray(value)) return joined(value.map((item) => sentence(item, depth + 1)));
  if (!isRecord(value)) return null;
  const texts = WORDS.map((key) => sentence(value[key], depth + 1));
  return texts.find((text) => text !== null) ?? null;
}
