/** The words of a sentence or of a name: those of `companyEmail` are `company` and `email`. */
function wordsOf(text: string): readonly string[] {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Words that name a field alone: `email` is `companyEmail`. `code` or `number` may be anything. */
const ENOUGH = ['email', 'name'];

/** The one field of the form that a sentence names, such as `Emirates ID`; null when it names none or several. */
export function namedField(sentence: string, names: readonly string[]): string | null {
  const said = ` ${wordsOf(sentence).join(' ')} `;
  const isSaid = (words: string) => said.includes(` ${words} `);
  const [only, ...others] = names.filter((name) => {
    const words = wordsOf(name);
    return isSaid(words.join(' ')) || ENOUGH.some((word) => word === words.at(-1) && isSaid(word));
  });
  return others.length > 0 ? null : (only ?? null);
}
