const letter = /\p{L}/u;

/** Letters that Persian has and Arabic has not. */
const persian = /[\u067e\u0686\u0698\u06a9\u06af\u06cc]/u;
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The language of a text from data by the script of its first letter, of which browsers take its direction too. Undefined
 * for Latin letters, which may be of any language and mostly are of the page's.
 */
export function languageOf(text: string): string | undefined {
  const first = letter.exec(text)?.[0];
  // Latin letters with their accents come first; most texts end here.
  if (first === undefined || first < '\u0370') return undefined;
  if (/\p{Script=Arabic}/u.test(first)) return persian.test(text) ? 'fa' : 'ar';
  if (/\p{Script=Hebrew}/u.test(first)) return 'he';
  if (/\p{Script=Cyrillic}/u.test(first)) return 'ru';
  if (/\p{Script=Devanagari}/u.test(first)) return 'hi';
  if (japanese.test(text)) return 'ja';
  return /\p{Script=Han}/u.test(first) ? 'zh' : undefined;
}

/** The attributes of an element with a text from data: browsers align it and screen readers speak it by its own language. */
export function ownLanguage(text: string) {
  return { dir: 'auto', lang: languageOf(text) } as const;
}
