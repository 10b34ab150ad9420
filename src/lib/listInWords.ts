/** Words as a part of a sentence: `Name, Email and Status`. */
export function listInWords(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${conjunction} `);
}
