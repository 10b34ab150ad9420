import { expect, it } from 'vitest';
import { languageOf, ownLanguage } from '#src/lib/language.ts';

it.each([
  ['لا يعمل الباب', 'ar'],
  ['در باز نمی‌شود', 'fa'],
  ['הדלת לא נפתחת', 'he'],
  ['Дверь не открывается', 'ru'],
  ['दरवाज़ा नहीं खुलता', 'hi'],
  ['门打不开', 'zh'],
  ['門が開かない', 'ja'],
  ['12: «Дверь» in Tower A', 'ru'],
  ['The door of برج', undefined],
  ['Éclairage', undefined],
  ['Η πόρτα', undefined],
  ['784-1990', undefined],
  ['', undefined],
])('the language of %j is %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
  expect(ownLanguage(text)).toEqual({ dir: 'auto', lang: language });
});
