import type { types } from 'storybook/internal/babel';
import { type Declared, declaredBy } from './closure.ts';
import { decorated, marker, nested, unframed } from './decorators.ts';
import { textOf, withoutMocks } from './mocks.ts';
import type { Attribute, Slot, Snippet } from './snippet.ts';
import { helperOf, initialOf, type Node, nameOf, printed, readSource, type Source } from './source.ts';
import { keptBy, placeOfSlot } from './state.ts';
import { type Arg, argsOf, type DescribedStory, type Placed, propertyOf, storiesIn } from './stories.ts';

/** The frames of stories/components/frames.tsx, and what a snippet has in their place. */
const frames: Readonly<Record<string, string>> = { Row: 'div', Slim: 'div' };

/** A name of the stories' other modules, where it is declared. */
function placeOf(source: Source, name: string): Placed | null {
  const from = source.imports.get(name);
  const helper = from && helperOf(source, from);
  const node = helper && initialOf(helper, from.imported);
  return node ? { source: helper, node } : null;
}

/** Whether a component is declared by the stories, and not by the product. */
function isHelper(source: Source, name: string): boolean {
  const from = source.imports.get(name);
  return from ? helperOf(source, from) !== null : source.declarations.has(name);
}

interface Written {
  readonly statements: readonly string[];
  readonly body: readonly (string | Slot)[];
  /** What was written, for the names that it refers to. */
  readonly places: readonly Placed[];
  readonly args: readonly Attribute[];
}

function attributesOf(
  source: Source,
  element: types.JSXElement,
  replace: (node: Node) => string | undefined,
) {
  return element.openingElement.attributes.flatMap((attribute): Attribute[] => {
    if (attribute.type === 'JSXSpreadAttribute') return [['', printed(source, attribute.argument, replace)]];
    const { name, value } = attribute;
    if (name.type !== 'JSXIdentifier') return [];
    const inner = value?.type === 'JSXExpressionContainer' ? value.expression : value;
    if (inner?.type === 'StringLiteral') return [[name.name, `'${inner.value}'`]];
    return [[name.name, inner ? printed(source, inner, replace) : 'true']];
  });
}

/** What the render function of a story shows. */
function rendered(
  source: Source,
  render: types.Function,
  component: string,
  args: readonly Attribute[],
): Written {
  const [parameter] = render.params;
  const whole = nameOf(parameter);
  const parts = new Set(
    parameter?.type === 'ObjectPattern'
      ? parameter.properties.flatMap((one) => (one.type === 'ObjectProperty' ? [nameOf(one.key)] : []))
      : [],
  );
  const argNamed = (name: string) => args.find(([arg]) => arg === name)?.[1] ?? 'undefined';
  const slots: Slot[] = [];
  const statements: string[] = [];
  const places: Placed[] = [{ source, node: render.body }];

  function slotOf(element: types.JSXElement): string {
    const name = nameOf(element.openingElement.name);
    const own = attributesOf(source, element, replace).filter(([arg, text]) => arg !== '' || text !== whole);
    const kept = keptBy(source, name, args);
    const helper = !kept && isHelper(source, name) && name !== component;
    if (kept && statements.length === 0) statements.push(...kept.statements);
    const tag = kept?.component ?? (helper ? component : name);
    slots.push({ tag, own: [...(kept?.own ?? []), ...(helper ? [] : own)] });
    const place = placeOfSlot(slots.length - 1);
    return kept ? kept.around(place) : place;
  }

  function replace(node: Node): string | undefined {
    if (node.type === 'JSXElement') {
      const spread = node.openingElement.attributes.some(
        (one) => one.type === 'JSXSpreadAttribute' && whole !== '' && nameOf(one.argument) === whole,
      );
      if (spread) return slotOf(node);
    }
    if (node.type === 'JSXIdentifier') return isHelper(source, node.name) ? frames[node.name] : undefined;
    if (node.type === 'MemberExpression' && whole !== '' && nameOf(node.object) === whole) {
      return argNamed(nameOf(node.property));
    }
    if (node.type === 'Identifier' && parts.has(node.name)) return argNamed(node.name);
    return withoutMocks(source)(node);
  }

  let shown: Node = render.body;
  if (shown.type === 'BlockStatement') {
    const last = shown.body.at(-1);
    statements.push(...shown.body.slice(0, -1).map((statement) => printed(source, statement, replace)));
    shown = last?.type === 'ReturnStatement' && last.argument ? last.argument : shown;
  }
  const text = printed(source, unframed(shown), replace);
  const body = text.split(marker).map((part, at) => (at % 2 === 0 ? part : (slots[Number(part)] ?? '')));
  return { statements, body: body.filter((part) => part !== ''), places, args };
}

/** What the code of a story may need that its file does not import. */
const ownImports = [
  { from: 'react', written: 'useState' },
  { from: 'react', written: 'type ComponentProps' },
  { from: '#src/components/Button/Button.tsx', written: 'Button' },
  { from: '#src/components/Field/Field.tsx', written: 'Field' },
];

/** The snippet of a story. */
function snippetOf(source: Source, { given }: DescribedStory): Snippet {
  const component = nameOf(propertyOf(given, 'component'));
  const args: readonly Arg[] = argsOf(source, given, placeOf);
  const attributes = args.map(
    ([name, place]): Attribute => [name.startsWith('...') ? '' : name, textOf(place)],
  );
  const render = propertyOf(given, 'render');
  const isFunction = render?.type === 'ArrowFunctionExpression' || render?.type === 'FunctionExpression';
  const written: Written = isFunction
    ? rendered(source, render, component, attributes)
    : { statements: [], body: [{ tag: component, own: [] }], places: [], args: attributes };

  const decorators = given.flatMap((object) => {
    const value = propertyOf([object], 'decorators');
    return value?.type === 'ArrayExpression' ? value.elements.filter((one) => one !== null) : [];
  });
  const body = decorators
    .map((node) => decorated({ source, node }))
    .filter((decorator) => decorator !== null)
    .reduceRight((inner, decorator) => nested(decorator, inner), written.body);
  const tags = written.body.flatMap((part) => (typeof part === 'string' ? [] : [part.tag]));
  const declared: Declared = declaredBy(
    [
      ...args.map(([, place]) => place),
      ...written.places,
      ...decorators.map((node): Placed => ({ source, node })),
    ],
    { source, names: [component, ...tags] },
    withoutMocks,
  );
  return {
    imports: [...declared.imports, ...ownImports],
    declarations: declared.declarations,
    statements: written.statements,
    args: written.args,
    body,
  };
}

/** The snippets of a file's stories, by their id. */
export function snippetsOf(path: string): Readonly<Record<string, Snippet>> {
  const source = readSource(path);
  return Object.fromEntries(storiesIn(source).map((story) => [story.id, snippetOf(source, story)]));
}
