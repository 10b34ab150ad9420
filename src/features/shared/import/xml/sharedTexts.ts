import { piecesOf } from './xmlTags.ts';

const opening = /<(?:\w{1,20}:)?si(?=[\s/>])([^<>]*)>/gu;

/**
 * The texts that cells name by their places (ECMA-376, 18.4.9), as they are written; `onText` gets the number of texts
 * so far.
 */
export function sharedTexts(xml: string, onText: (count: number) => void): readonly string[] {
  const texts: string[] = [];
  const prefix = /<(\w{1,20}:)?sst(?=[\s/>])/u.exec(xml)?.[1] ?? '';
  const close = `</${prefix}si>`;
  for (const tag of xml.matchAll(opening)) {
    onText(texts.length + 1);
    if (tag[1]?.endsWith('/')) {
      texts.push('');
      continue;
    }
    const from = tag.index + tag[0].length;
    const end = xml.indexOf(close, from);
    if (end === -1) throw new Error('Not closed');
    texts.push(piecesOf(xml.slice(from, end)));
  }
  return texts;
}
