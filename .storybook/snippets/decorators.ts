import { textOf, withoutMocks } from './mocks.ts';
import { type Attribute, element, indented, type Slot } from './snippet.ts';
import { type Node, nameOf, printed } from './source.ts';
import type { Placed } from './stories.ts';

/** Where text shows something that is not known yet. */
export const marker = '⟦';

/** The element inside of a `div` that only gives it its place in the story. */
export function unframed(node: Node): Node {
  if (node.type !== 'JSXElement' || !['div', 'Slim'].includes(nameOf(node.openingElement.name))) return node;
  const inner = node.children.filter((child) => child.type !== 'JSXText' || child.value.trim() !== '');
  return inner.length === 1 && inner[0]?.type === 'JSXElement' ? unframed(inner[0]) : node;
}

/** A story's decorator, with a marker where it shows the story; null when it only gives the story its place. */
export function decorated({ source, node }: Placed): string | null {
  if (node.type === 'CallExpression' && nameOf(node.callee) === 'inField') {
    const [field] = node.arguments;
    const given = field?.type === 'ObjectExpression' ? field.properties : [];
    const attributes = given.flatMap((one): Attribute[] =>
      one.type === 'ObjectProperty' ? [[nameOf(one.key), textOf({ source, node: one.value })]] : [],
    );
    return element('Field', [...attributes, ['children', `<${marker}`]]).replace(
      /\s*<⟦\s*/,
      `\n  ${marker}\n`,
    );
  }
  if (node.type !== 'ArrowFunctionExpression') return null;
  const shown = unframed(node.body);
  const story = nameOf(node.params[0]);
  const isStory = (one: Node) => one.type === 'JSXElement' && nameOf(one.openingElement.name) === story;
  if (isStory(shown)) return null;
  return printed(source, shown, (one) => (isStory(one) ? marker : withoutMocks(source)(one)));
}

/** What a decorator shows around `inner`. */
export function nested(decorator: string, inner: readonly (string | Slot)[]): readonly (string | Slot)[] {
  return decorator.split(marker).flatMap((part, at, parts) => {
    if (at === parts.length - 1) return [part];
    const indent = /[ ]*$/.exec(part)?.[0] ?? '';
    return [part, ...inner.map((one) => (typeof one === 'string' ? indented(one, indent) : one))];
  });
}
