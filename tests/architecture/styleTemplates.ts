import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree with TypeScript). */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The nodes in a property of a node. */
function nodesOf(part: unknown): readonly Node[] {
  if (Array.isArray(part)) return part.filter(isNode);
  return isNode(part) ? [part] : [];
}

const isFunction = (node: Node | undefined) => node !== undefined && /Function/u.test(node.type);

/** The children of a node, without property names (`theme.text`), which are not variables. */
function childrenOf(node: Node): readonly Node[] {
  const isName = (part: string) =>
    !node.computed && (part === 'property' || (part === 'key' && !node.shorthand));
  return Object.entries(node).flatMap(([part, value]) => (isName(part) ? [] : nodesOf(value)));
}

/** The node and all its descendants. */
function subtree(node: Node): readonly Node[] {
  return [node, ...childrenOf(node).flatMap(subtree)];
}

function namesIn(nodes: readonly Node[]): readonly unknown[] {
  return nodes.flatMap(subtree).flatMap((node) => (node.type === 'Identifier' ? [node.name] : []));
}

/** The names of a module's functions. */
function functionNames(program: Node): ReadonlySet<unknown> {
  const named = subtree(program).filter(
    (node) =>
      node.type === 'FunctionDeclaration' ||
      (node.type === 'VariableDeclarator' && isFunction(nodesOf(node.init)[0])),
  );
  return new Set(named.map((node) => nodesOf(node.id)[0]?.name));
}

/** Whether the node is a call such as `styled.div(…)`; `attrs` and `withConfig` do not count. */
function isStyleCall(node: Node): boolean {
  const [callee] = node.type === 'CallExpression' ? nodesOf(node.callee) : [];
  const name = nodesOf(callee?.property)[0]?.name;
  return nodesOf(callee?.object)[0]?.name === 'styled' && name !== 'attrs' && name !== 'withConfig';
}

/** The values that a node writes into a style: those in a template, or the arguments of a style function. */
function valuesOf(node: Node): readonly Node[] {
  if (isStyleCall(node)) return nodesOf(node.arguments);
  const [template] = node.type === 'TaggedTemplateExpression' ? nodesOf(node.quasi) : [];
  return nodesOf(template?.expressions);
}

/**
 * The values that a module writes into styles at render time instead of load time: functions in a style template or
 * object, references to functions, and parameters of a surrounding function.
 */
export function dynamicStyles(path: string, text: string): readonly string[] {
  const program: unknown = parseSync(path, text).program;
  if (!isNode(program)) throw new Error(`${path} cannot be parsed.`);
  const functions = functionNames(program);

  function isDynamic(value: Node, parameters: readonly unknown[]): boolean {
    const [called] = nodesOf(value.callee);
    return subtree(value).some(
      (node) =>
        isFunction(node) ||
        (node.type === 'Identifier' &&
          (parameters.includes(node.name) || (functions.has(node.name) && node !== called))),
    );
  }

  function search(node: Node, outer: readonly unknown[]): readonly string[] {
    const parameters = isFunction(node) ? [...outer, ...namesIn(nodesOf(node.params))] : outer;
    const dynamic = valuesOf(node).filter((value) => isDynamic(value, parameters));
    // `[1, 2].map((n) => css…)`: the values of a literal list are static.
    const [list] = nodesOf(nodesOf(node.callee)[0]?.object);
    const parts = childrenOf(node).flatMap((child) =>
      list?.type === 'ArrayExpression' && isFunction(child) ? nodesOf(child.body) : [child],
    );
    return [
      ...dynamic.map(({ start, end }) => text.slice(start, end)),
      ...parts.flatMap((part) => search(part, parameters)),
    ];
  }

  return search(program, []);
}
