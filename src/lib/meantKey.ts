/** What is read of a key press. */
interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

/** `Enter`, `ArrowDown`, `F2`; an Arabic layout has keys of two letters, `لا`. */
const named = /^[A-Z][A-Za-z0-9]+$/;
/** Letters and signs of Latin layouts. */
const latin = /^[\p{Script=Latin}\p{ASCII}]$/u;

/**
 * The key of a shortcut that a press means on any keyboard layout: its `key` where that is Latin or has a name (`Enter`),
 * else the key of the same place on a US keyboard (UI Events, `code`): `ن` of an Arabic layout is `k`, and so are the
 * full stop and comma of a Russian layout `/` and `?`.
 */
export function meantKey({ key, code, shiftKey }: KeyPress): string {
  const isRussian = code === 'Slash' && ['.', ','].includes(key);
  if (named.test(key) || (latin.test(key) && !isRussian)) return key;
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/u.exec(code) ?? [];
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return digit ?? key;
}
