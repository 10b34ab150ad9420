/** An attribute with the text of its value; a spread has no name. */
export type Attribute = readonly [name: string, text: string];

/** The element that gets the args of its story. */
export interface Slot {
  readonly tag: string;
  /** Attributes of its own, beside the args. */
  readonly own: readonly Attribute[];
}

/** A declaration, and the names that it declares. */
export interface Declaration {
  readonly names: readonly string[];
  readonly text: string;
}

/** What a story shows, as code to paste, before the args have their values. */
export interface Snippet {
  readonly imports: readonly { readonly from: string; readonly written: string }[];
  readonly declarations: readonly Declaration[];
  /** Statements before the element, which make a component of it. */
  readonly statements: readonly string[];
  readonly args: readonly Attribute[];
  readonly body: readonly (string | Slot)[];
}

type Args = Readonly<Record<string, unknown>>;

const widest = 96;

export const indented = (text: string, indent = '  ') => text.replaceAll(/\n(?=[^\n])/g, `\n${indent}`);

const escaped = (text: string) => text.replaceAll(/[\\']/g, '\\$&').replaceAll('\n', '\\n');

/** The text of a value that a control has set; undefined for what has no text, such as nodes and functions. */
function literal(value: unknown): string | undefined {
  if (typeof value === 'string') {
    return value.includes("'") && !/["\\\n]/.test(value) ? `"${value}"` : `'${escaped(value)}'`;
  }
  if (Array.isArray(value)) {
    const items = value.map(literal);
    return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    if ('$$typeof' in value || Object.getPrototypeOf(value) !== Object.prototype) return undefined;
    const fields = Object.entries(value).map(([name, field]) => [name, literal(field)] as const);
    if (fields.some(([, text]) => text === undefined)) return undefined;
    return `{ ${fields.map(([name, text]) => `${name}: ${text}`).join(', ')} }`;
  }
  return ['number', 'boolean'].includes(typeof value) || value === null ? String(value) : undefined;
}

const quoted = /^'([^'\\]*)'$|^"([^"\\]*)"$/;

/** A value as the content of an element. */
function content(text: string): string {
  const [, single, double] = quoted.exec(text) ?? [];
  const plain = single ?? double;
  if (plain !== undefined && !/[{}<>&]|^\s|\s$/.test(plain)) return plain;
  return text.startsWith('<')
    ? text.replace(/^<>\n([\s\S]*)\n<\/>$/, (_, inner: string) => dedented(inner))
    : `{${text}}`;
}

const dedented = (text: string) => text.replaceAll(/^ {2}/gm, '');

function attribute([name, text]: Attribute): string {
  if (name === '') return `{...${text}}`;
  if (text === 'true') return name;
  const [, single, double] = quoted.exec(text) ?? [];
  const plain = single ?? double;
  if (plain !== undefined && !plain.includes('"')) return `${name}="${plain}"`;
  return text.startsWith('<') && text.includes('\n')
    ? `${name}={\n  ${indented(text)}\n}`
    : `${name}={${text}}`;
}

/** An element on one line if it fits, else with an attribute on each. */
export function element(tag: string, attributes: readonly Attribute[]): string {
  const written = attributes.filter(([name]) => name !== 'children').map(attribute);
  const children = attributes.findLast(([name]) => name === 'children')?.[1];
  const inner = children === undefined ? undefined : content(children);
  const end = inner === undefined ? ' />' : '>';
  const line = `<${[tag, ...written].join(' ')}${end}`;
  const open =
    line.length <= widest && !line.includes('\n')
      ? line
      : `<${tag}\n  ${written.map((one) => indented(one)).join('\n  ')}\n${end.trim()}`;
  if (inner === undefined) return open;
  const whole = `${open}${inner}</${tag}>`;
  if (whole.length <= widest && !whole.includes('\n')) return whole;
  return `${open}\n  ${indented(inner)}\n</${tag}>`;
}

/** The attributes of an element: those of the story, with the values that its controls have changed. */
function attributesOf(snippet: Snippet, own: readonly Attribute[], now: Args, initial: Args): Attribute[] {
  const written = snippet.args.flatMap(([name, text]): Attribute[] => {
    if (name === '' || now[name] === initial[name]) return text === 'undefined' ? [] : [[name, text]];
    if (now[name] === undefined) return [];
    return [[name, literal(now[name]) ?? text]];
  });
  const names = new Set([...snippet.args, ...own].map(([name]) => name));
  const added = Object.entries(now).flatMap(([name, value]): Attribute[] => {
    const text = names.has(name) || value === initial[name] ? undefined : literal(value);
    return text === undefined ? [] : [[name, text]];
  });
  const ownNames = new Set(own.map(([name]) => name));
  return [...written.filter(([name]) => name === '' || !ownNames.has(name)), ...added, ...own];
}

/** The whole of an element: every later line as far to the right as the line that it is in. */
function bodyOf(snippet: Snippet, now: Args, initial: Args): string {
  let text = '';
  for (const part of snippet.body) {
    if (typeof part === 'string') text += part;
    else {
      const indent = /^ */.exec(text.slice(text.lastIndexOf('\n') + 1))?.[0] ?? '';
      text += indented(element(part.tag, attributesOf(snippet, part.own, now, initial)), indent);
    }
  }
  return text;
}

const mentions = (text: string, name: string) =>
  new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text);

/** The declarations that the text needs, directly or through each other. */
function needed(declarations: readonly Declaration[], text: string): readonly Declaration[] {
  const kept = declarations.filter(({ names }) => names.some((name) => mentions(text, name)));
  const more = kept.map((one) => one.text).join('\n');
  const all = declarations.filter(({ names }) => names.some((name) => mentions(`${text}\n${more}`, name)));
  return all.length === kept.length ? kept : needed(declarations, `${text}\n${more}`);
}

function importLines({ imports }: Snippet, text: string): readonly string[] {
  const used = imports.filter(({ written }) => mentions(text, written.split(' ').at(-1) ?? ''));
  const modules = [...new Set(used.map(({ from }) => from))].toSorted((one, other) => {
    const own = Number(one.startsWith('#')) - Number(other.startsWith('#'));
    return own || one.localeCompare(other);
  });
  return modules.map((module) => {
    const names = new Set(used.filter(({ from }) => from === module).map(({ written }) => written));
    const sorted = [...names].toSorted((one, other) =>
      one.replace('type ', '').localeCompare(other.replace('type ', '')),
    );
    const types = sorted.every((name) => name.startsWith('type '));
    const list = types ? sorted.map((name) => name.slice(5)) : sorted;
    return `import ${types ? 'type ' : ''}{ ${list.join(', ')} } from '${module}';`;
  });
}

/**
 * The code to paste of a story whose args are `now`: its imports, what it needs besides, and the element. An arg that
 * still has its initial value is written as the story writes it.
 */
export function codeOf(snippet: Snippet, now: Args, initial: Args): string {
  const body = bodyOf(snippet, now, initial);
  const code =
    snippet.statements.length === 0
      ? body
      : [
          'export function Example() {',
          ...snippet.statements.map((statement) => `  ${indented(statement)}`),
          body.includes('\n') ? `  return (\n    ${indented(body, '    ')}\n  );` : `  return ${body};`,
          '}',
        ].join('\n');
  const declarations = needed(snippet.declarations, code);
  const parts = [...declarations.map(({ text }) => text), code].join('\n\n');
  return `${[...importLines(snippet, parts), '', parts].join('\n').trim()}\n`;
}
