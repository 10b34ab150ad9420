import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { babelParse, types } from 'storybook/internal/babel';

export type Node = types.Node;

/** A module of the stories, with what its top level declares and imports, by name. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly body: readonly types.Statement[];
  readonly declarations: ReadonlyMap<string, Node>;
  readonly imports: ReadonlyMap<string, Import>;
}

/** An imported name. */
export interface Import {
  readonly from: string;
  /** As the import statement writes it: `type Intent`, `Info as InfoIcon`. */
  readonly written: string;
  readonly imported: string;
}

/** The declaration of an exported or own statement. */
function declarationOf(statement: types.Statement): Node | null | undefined {
  return statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
}

function declaredNames(node: Node | null | undefined): readonly string[] {
  switch (node?.type) {
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) => Object.keys(types.getBindingIdentifiers(id)));
    case 'FunctionDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return node.id ? [node.id.name] : [];
    default:
      return [];
  }
}

function importsOf(statement: types.Statement): readonly [string, Import][] {
  if (statement.type !== 'ImportDeclaration') return [];
  return statement.specifiers.flatMap((specifier) => {
    if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') return [];
    const { name: imported } = specifier.imported;
    const { name } = specifier.local;
    const isType = statement.importKind === 'type' || specifier.importKind === 'type';
    const written = `${isType ? 'type ' : ''}${imported === name ? name : `${imported} as ${name}`}`;
    return [[name, { from: statement.source.value, written, imported }]];
  });
}

/** Modules by path: several stories need the same. */
const known = new Map<string, Source>();

/** Reads a module, anew when its text has changed. */
export function readSource(path: string): Source {
  const text = readFileSync(path, 'utf8');
  const before = known.get(path);
  if (before?.text === text) return before;
  const source = parsed(path, text);
  known.set(path, source);
  return source;
}

function parsed(path: string, text: string): Source {
  const body: readonly types.Statement[] = babelParse(text).program.body;
  const declared = body.flatMap((statement) => {
    const node = declarationOf(statement);
    return node ? declaredNames(node).map((name) => [name, node] as const) : [];
  });
  return { path, text, body, declarations: new Map(declared), imports: new Map(body.flatMap(importsOf)) };
}

/** The module of the stories that an import leads to; null for the product, and for packages. */
export function helperOf(source: Source, { from }: Import): Source | null {
  const path = from.startsWith('#stories/')
    ? from.slice(1)
    : from.startsWith('.')
      ? join(dirname(source.path), from)
      : null;
  return path && existsSync(path) ? readSource(path) : null;
}

/** The initial value of a constant of the module. */
export function initialOf(source: Source, name: string): Node | null {
  const node = source.declarations.get(name);
  if (node?.type !== 'VariableDeclaration') return null;
  const found = node.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
  return found?.init ?? null;
}

/** The nodes directly below a node. */
function childrenOf(node: Node): readonly Node[] {
  return (types.VISITOR_KEYS[node.type] ?? [])
    .flatMap((key) => (node as unknown as Record<string, Node | Node[] | null>)[key] ?? [])
    .filter((child) => child !== null);
}

/**
 * The text of a node, with parts of it replaced: `replace` returns the text of a node, or undefined where its own text
 * stays. Lines after the first are indented as if the node began at the start of its line.
 */
export function printed({ text }: Source, node: Node, replace: (node: Node) => string | undefined): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const walk = (inner: Node) => {
    const replaced = replace(inner);
    if (replaced === undefined) childrenOf(inner).forEach(walk);
    else edits.push({ start: inner.start ?? 0, end: inner.end ?? 0, text: replaced });
  };
  walk(node);
  const start = node.start ?? 0;
  const indent = /^[ ]*/.exec(text.slice(text.lastIndexOf('\n', start) + 1))?.[0] ?? '';
  const plain = (from: number, to: number) => text.slice(from, to).replaceAll(`\n${indent}`, '\n');
  let at = start;
  let result = '';
  for (const edit of edits.sort((one, other) => one.start - other.start)) {
    result += plain(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + plain(at, node.end ?? 0);
}

/** Names of properties and attributes, which refer to nothing. */
function isName(parent: Node, child: Node): boolean {
  switch (parent.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return child === parent.property && !parent.computed;
    case 'ObjectProperty':
    case 'ObjectMethod':
      return child === parent.key && !parent.computed;
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return child === parent.key;
    case 'JSXAttribute':
      return child === parent.name;
    default:
      return false;
  }
}

/** The names that a node refers to, which may be those of its own parameters. */
export function referencesOf(node: Node, skip: (node: Node) => boolean = () => false): Set<string> {
  const names = new Set<string>();
  const walk = (inner: Node) => {
    if (skip(inner)) return;
    if (inner.type === 'Identifier' || inner.type === 'JSXIdentifier') names.add(inner.name);
    for (const child of childrenOf(inner)) if (!isName(inner, child)) walk(child);
  };
  walk(node);
  return names;
}

/** The name that a node is; of `DataTable<Person>` it is `DataTable`. */
export function nameOf(node: Node | null | undefined): string {
  if (node?.type === 'TSInstantiationExpression') return nameOf(node.expression);
  return node?.type === 'JSXIdentifier' || node?.type === 'Identifier' ? node.name : '';
}
