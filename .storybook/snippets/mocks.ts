import { type Node, printed, type Source } from './source.ts';
import type { Placed } from './stories.ts';

/** The code that replaces a mock function: a handler that does nothing, or the implementation that the mock was given. */
export function withoutMocks(source: Source): (node: Node) => string | undefined {
  return function replace(node) {
    if (node.type !== 'CallExpression') return undefined;
    // `fn().mockName('onEdit')`
    if (node.callee.type === 'MemberExpression') return replace(node.callee.object);
    if (node.callee.type !== 'Identifier') return undefined;
    if (source.imports.get(node.callee.name)?.from !== 'storybook/test') return undefined;
    const [implementation] = node.arguments;
    return implementation ? printed(source, implementation, replace) : '() => {}';
  };
}

/** The text of a value of a story. */
export function textOf({ source, node }: Placed): string {
  const literal = node.type === 'TSAsExpression' && node.expression.type === 'StringLiteral';
  return printed(source, literal ? node.expression : node, withoutMocks(source));
}
