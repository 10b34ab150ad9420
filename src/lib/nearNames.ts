import { foldText } from './foldText.ts';

/** The pairs of letters of a name, by which names are alike. */
function pairsOf(name: string): ReadonlySet<string> {
  const plain = foldText(name).trim();
  return new Set(Array.from(plain, (_, at) => plain.slice(at, at + 2)).slice(0, -1));
}

/** From this share of common pairs on (Dice) two names are alike. */
const ALIKE = 0.5;

/** The names that are alike a text, the most alike first. */
export function nearNames(names: readonly string[], text: string): readonly string[] {
  const pairs = pairsOf(text);
  const likeness = (name: string) => {
    const own = pairsOf(name);
    return (2 * [...own].filter((pair) => pairs.has(pair)).length) / (own.size + pairs.size);
  };
  const near = names.map((name) => ({ name, like: likeness(name) })).filter(({ like }) => like >= ALIKE);
  return near.toSorted((one, other) => other.like - one.like).map(({ name }) => name);
}
