import type { types } from 'storybook/internal/babel';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { initialOf, type Node, type Source } from './source.ts';

/** A node, and the module that it is in. */
export interface Placed {
  readonly source: Source;
  readonly node: Node;
}

/** A story as its file describes it. */
export interface DescribedStory {
  readonly id: string;
  readonly name: string;
  /** The objects given to its meta, to the stories that it extends, and to it. */
  readonly given: readonly types.ObjectExpression[];
}

const isObject = (node: Node | null | undefined): node is types.ObjectExpression =>
  node?.type === 'ObjectExpression';

/** `meta.story({ … })` as the object and the name before the dot. */
function callOf(node: Node | null) {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const { object, property } = node.callee;
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return null;
  const [argument] = node.arguments;
  return { on: object.name, method: property.name, argument: isObject(argument) ? argument : null };
}

/** What the meta and the stories up to this one are given. */
function givenTo(source: Source, name: string): readonly types.ObjectExpression[] {
  const call = callOf(initialOf(source, name));
  if (!call) return [];
  const before = call.method === 'meta' ? [] : givenTo(source, call.on);
  return call.argument ? [...before, call.argument] : before;
}

/** The last value that a property gets. */
export function propertyOf(given: readonly types.ObjectExpression[], name: string): Node | null {
  for (const object of given.toReversed()) {
    for (const property of object.properties.toReversed()) {
      if (property.type === 'SpreadElement') continue;
      if (property.key.type !== 'Identifier' || property.key.name !== name) continue;
      return property.type === 'ObjectProperty' ? property.value : property;
    }
  }
  return null;
}

/** The stories of a file. */
export function storiesIn(source: Source): readonly DescribedStory[] {
  const title = propertyOf(givenTo(source, 'meta'), 'title');
  if (title?.type !== 'StringLiteral') throw new Error(`${source.path} has no title.`);
  return source.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) => {
      const method = callOf(init ?? null)?.method;
      if (id.type !== 'Identifier' || (method !== 'story' && method !== 'extend')) return [];
      const given = givenTo(source, id.name);
      return [{ id: toId(title.value, storyNameFromExport(id.name)), name: id.name, given }];
    });
  });
}

/** The object that args are spread from, if its text is known: a constant, or the args of another story. */
function spreadArgs(place: Placed, helperOf: HelperOf): Arg[] | null {
  const { source, node } = place;
  if (node.type === 'Identifier') {
    const value = initialOf(source, node.name);
    const found = value ? { source, node: value } : helperOf(source, node.name);
    return isObject(found?.node) ? argsIn(found.source, found.node, helperOf) : null;
  }
  // `WithActions.composed.args`
  const of = node.type === 'MemberExpression' ? node.object : null;
  const story = of?.type === 'MemberExpression' ? of.object : null;
  if (story?.type !== 'Identifier') return null;
  return argsOf(source, givenTo(source, story.name), helperOf);
}

/** An arg: its name, or that of the function whose result is spread after three dots, and its value. */
export type Arg = readonly [name: string, value: Placed];

const callee = (node: Node) =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.callee.name : '';

type HelperOf = (source: Source, name: string) => Placed | null;

function argsIn(source: Source, object: types.ObjectExpression, helperOf: HelperOf): Arg[] {
  return object.properties.flatMap((property): Arg[] => {
    if (property.type === 'SpreadElement') {
      const place = { source, node: property.argument };
      return spreadArgs(place, helperOf) ?? [[`...${callee(place.node)}`, place]];
    }
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : null;
    if (name === null || property.type !== 'ObjectProperty') return [];
    return [[name, { source, node: property.value }]];
  });
}

/** The args of a story, the later ones in place of the earlier. */
export function argsOf(source: Source, given: readonly types.ObjectExpression[], helperOf: HelperOf): Arg[] {
  const args = given.flatMap((object) => {
    const value = propertyOf([object], 'args');
    return isObject(value)
      ? argsIn(source, value, helperOf)
      : value?.type === 'Identifier'
        ? (spreadArgs({ source, node: value }, helperOf) ?? [])
        : [];
  });
  const last = new Map(args.map(([name], at) => [name, at]));
  return args.filter(([name], at) => last.get(name) === at);
}
