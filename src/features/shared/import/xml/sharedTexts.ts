import { piecesOf } from './xmlTags.ts';

/**
 * The texts that cells name by their places (ECMA-376, 18.4.9), as they are written; `onText` gets the number of texts
 * so far.
 */
export function sharedTexts(xml: string, onText: (count: number) => void): readonly string[] {
  const texts: string[] = [];
  const prefix = /<(\w{1,20}:)?sst(?=[\s/>])/u.exec(xml)?.[1] ?? '';
  const close = `</${prefix}si>`;
  const opening = new RegExp(`<${prefix}si(?=[\\s/>])([^<>]*)>`, 'gu');
  for (let tag = opening.exec(xml); tag; tag = opening.exec(xml)) {
    onText(texts.length + 1);
    if (tag[1]?.endsWith('/')) {
      texts.push('');
      continue;
    }
    const end = xml.indexOf(close, opening.lastIndex);
    if (end === -1) throw new Error('Not closed');
    texts.push(piecesOf(xml.slice(opening.lastIndex, end)));
    opening.lastIndex = end;
  }
  return texts;
}
