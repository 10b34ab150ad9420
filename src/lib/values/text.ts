import { cleanText } from '#src/lib/cleanText.ts';
import { foldText } from '#src/lib/foldText.ts';
import { textKind } from './kind.ts';

/** A name, an address, a sentence: kept as it was typed, without what cannot be seen. */
export const text = textKind(cleanText, (value) => foldText(value).trim());
