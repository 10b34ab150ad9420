import { withoutInvisible } from './cleanText.ts';
import { isolatedFromLeft } from './direction.ts';

const control = /\p{Cc}+/gu;

/** A file's name without what is not seen, which could show another ending than the real one. */
export function cleanFileName(name: string): string {
  return withoutInvisible(name).replace(control, ' ').trim() || 'file';
}

/** Letters of a shown name, and those of its end that stay when it is cut. */
const MOST = 120;
const END = 20;

/** A file's name as it is shown: clean, and cut in its middle, so that its ending can be read. */
export function shownFileName(name: string, most = MOST): string {
  const letters = Array.from(cleanFileName(name));
  if (letters.length <= most) return letters.join('');
  const end = Math.min(END, Math.floor(most / 2));
  return `${letters.slice(0, most - end - 1).join('')}…${letters.slice(-end).join('')}`;
}

/** A file's name within a sentence or a label: one in a right-to-left script does not reorder what is around it. */
export function fileNameText(name: string): string {
  return isolatedFromLeft(shownFileName(name));
}

/**
 * The name under which a file is downloaded. Browsers drop dots at both ends, and with them the ending of `.htaccess`; an
 * underscore keeps them.
 */
export function downloadName(name: string): string {
  return cleanFileName(name).replace(/^\./u, '_.').replace(/\.$/u, '._');
}

/** The name with a number before its ending, if there is a file of that name: `photo (2).png`. */
function apart(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, ending = ''] = /^(.+?)((?:\.[^.\s]{1,8}){0,2})$/su.exec(name) ?? [];
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${stem} (${number})${ending}`;
  return free;
}

/** The files with names that tell them from each other, and from others that are there already. */
export function filesApart(files: readonly File[], names: readonly string[]): readonly File[] {
  const taken = new Set(names);
  return files.map((file) => {
    const name = apart(file.name, taken);
    taken.add(name);
    const { type, lastModified } = file;
    return name === file.name ? file : new File([file], name, { type, lastModified });
  });
}
