import { cleanNumber } from './cleanText.ts';

/** A word of letters and digits, as `USR-004` or `d0004`, or a number. */
const ID = /^(?:(?=[a-z_-]*\d)(?=[\d_-]*[a-z])[\w-]{4,}|\d{4,})$/iu;

/** Whether a search may be for the id of a record, also while the id is typed. */
export function isIdSearch(search: string): boolean {
  return ID.test(cleanNumber(search));
}

/**
 * The test for the id of a record that a search finds: by the whole id, whatever its form, and by its beginning while it
 * is typed, unless that is a number only.
 */
export function findsId(search: string): (id: string) => boolean {
  const searched = cleanNumber(search).toLowerCase();
  const isPart = isIdSearch(searched) && !/^\d+$/u.test(searched);
  return (id) => {
    const found = id.toLowerCase();
    return found !== '' && (found === searched || (isPart && found.startsWith(searched)));
  };
}
