import { parseSync } from 'vite';

/** A node of the syntax tree as far as the search needs it (ESTree with TypeScript). */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** A part of a node: the node, the list of nodes, or nothing. */
function nodesOf(part: unknown): readonly Node[] {
  if (Array.isArray(part)) return part.filter(isNode);
  return isNode(part) ? [part] : [];
}

const isFunction = (node: Node | undefined) => node !== undefined && /Function/u.test(node.type);

/** What is inside a node; the names of properties (`theme.text`) name nothing of the module and are left out. */
function childrenOf(node: Node): readonly Node[] {
  const isName = (part: string) =>
    !node.computed && (part === 'property' || (part === 'key' && !node.shorthand));
  return Object.entries(node).flatMap(([part, value]) => (isName(part) ? [] : nodesOf(value)));
}

/** The node and everything below it. */
function within(node: Node): readonly Node[] {
  return [node, ...childrenOf(node).flatMap(within)];
}

function namesIn(nodes: readonly Node[]): readonly unknown[] {
  return nodes.flatMap(within).flatMap((node) => (node.type === 'Identifier' ? [node.name] : []));
}

/** The functions of a module that have a name. */
function functionNames(program: Node): ReadonlySet<unknown> {
  const named = within(program).filter(
    (node) =>
      node.type === 'FunctionDeclaration' ||
      (node.type === 'VariableDeclarator' && isFunction(nodesOf(node.init)[0])),
  );
  return new Set(named.map((node) => nodesOf(node.id)[0]?.name));
}

/** `styled.div(…)`, but for `attrs` and `withConfig`, which write no style. */
function isStyleCall(node: Node): boolean {
  const [callee] = node.type === 'CallExpression' ? nodesOf(node.callee) : [];
  const name = nodesOf(callee?.property)[0]?.name;
  return nodesOf(callee?.object)[0]?.name === 'styled' && name !== 'attrs' && name !== 'withConfig';
}

/** What is written into a style here: the values in a template, the arguments of a style function. */
function valuesOf(node: Node): readonly Node[] {
  if (isStyleCall(node)) return nodesOf(node.arguments);
  const [template] = node.type === 'TaggedTemplateExpression' ? nodesOf(node.quasi) : [];
  return nodesOf(template?.expressions);
}

/**
 * What a module writes into its styles when a component is drawn, and not when the module is loaded: every function
 * in a style template or object, a function handed over by its name, a parameter of the function around it.
 */
export function liveStyles(path: string, text: string): readonly string[] {
  const program: unknown = parseSync(path, text).program;
  if (!isNode(program)) throw new Error(`${path} cannot be parsed.`);
  const functions = functionNames(program);

  function isLive(value: Node, parameters: readonly unknown[]): boolean {
    const [called] = nodesOf(value.callee);
    return within(value).some(
      (node) =>
        isFunction(node) ||
        (node.type === 'Identifier' &&
          (parameters.includes(node.name) || (functions.has(node.name) && node !== called))),
    );
  }

  function search(node: Node, around: readonly unknown[]): readonly string[] {
    const parameters = isFunction(node) ? [...around, ...namesIn(nodesOf(node.params))] : around;
    const live = valuesOf(node).filter((value) => isLive(value, parameters));
    // `[1, 2].map((n) => css…)`: what is written in a list in the module is no data.
    const [list] = nodesOf(nodesOf(node.callee)[0]?.object);
    const parts = childrenOf(node).flatMap((child) =>
      list?.type === 'ArrayExpression' && isFunction(child) ? nodesOf(child.body) : [child],
    );
    return [
      ...live.map(({ start, end }) => text.slice(start, end)),
      ...parts.flatMap((part) => search(part, parameters)),
    ];
  }

  return search(program, []);
}
