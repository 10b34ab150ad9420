import { babelParse, recast, types as t } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';
import type { CsfEnricher } from 'storybook/internal/types';

type Statements = ReadonlyMap<string, t.Statement>;

const print = (node: t.Node) => recast.print(node).code;

/** The imports, constants and functions of a story file by the names that they give; not its stories, meta and spies. */
function statementsOf({ _ast: { program } }: CsfFile): Statements {
  const named = program.body
    .filter((statement) => !t.isExportDeclaration(statement))
    .flatMap((statement) =>
      Object.keys(t.getBindingIdentifiers(statement)).map((name) => [name, statement] as const),
    );
  return new Map(named.filter(([name]) => name !== 'meta' && name !== 'fn'));
}

/** The names that these nodes use, and those that the used constants and functions use. */
function usedIn(nodes: readonly (t.Node | null)[], statements: Statements): ReadonlySet<string> {
  const used = new Set<string>();
  const keys = new Set<t.Node>();
  function add(node: t.Node | null): void {
    t.traverseFast(node, (part) => {
      if (t.isJSXAttribute(part)) keys.add(part.name);
      if (t.isObjectProperty(part) && !part.shorthand) keys.add(part.key);
      if (!(t.isIdentifier(part) || t.isJSXIdentifier(part)) || keys.has(part) || used.has(part.name)) return;
      const statement = statements.get(part.name);
      if (!statement) return;
      used.add(part.name);
      if (!t.isImportDeclaration(statement)) add(statement);
    });
  }
  for (const node of nodes) add(node);
  return used;
}

function importLine(line: t.ImportDeclaration, used: ReadonlySet<string>): string {
  const names = line.specifiers.filter(({ local }) => used.has(local.name)).map(print);
  return `import ${line.importKind === 'type' ? 'type ' : ''}{ ${names.join(', ')} } from '${line.source.value}';`;
}

/** The lines of an element from the left edge; without an end tag the other lines are its properties. */
function linesOf(element: string): readonly string[] {
  const [first = '', ...others] = element.split('\n');
  const least = Math.min(...others.map((line) => line.search(/\S/u)));
  const indent = /^\s*<\//u.test(others.at(-1) ?? '') ? least : least - 2;
  return [first, ...others.map((line) => line.slice(indent))];
}

/** The properties of the Field that the decorator `inField({ label: 'Name' })` of a story, or of its meta, draws. */
function fieldOf({ _storyAnnotations, _metaAnnotations }: CsfFile, story: string): readonly t.Node[] {
  const decorators = _storyAnnotations[story]?.['decorators'] ?? _metaAnnotations['decorators'];
  const call = t.isArrayExpression(decorators) ? decorators.elements[0] : null;
  if (!t.isCallExpression(call) || !t.isIdentifier(call.callee, { name: 'inField' })) return [];
  return t.isObjectExpression(call.arguments[0]) ? call.arguments[0].properties : [];
}

/** Storybook's example of a story, `const Default = () => <Button />`, as code that runs; null without a component. */
function pasted(example: string, source: CsfFile, story: string): string | null {
  const [declaration] = babelParse(example).program.body;
  const shown = t.isVariableDeclaration(declaration) ? declaration.declarations[0]?.init : null;
  if (!t.isArrowFunctionExpression(shown) || shown.params.length > 0) return null;
  const field = fieldOf(source, story);
  // Storybook leaves out args that are another file's constant.
  const { args } = source._metaAnnotations;
  const [first] = t.isObjectExpression(args) ? args.properties : [];
  const constant = t.isSpreadElement(first) ? first.argument : args;
  const shared = t.isIdentifier(constant) && t.isJSXElement(shown.body) ? constant : null;
  const statements = statementsOf(source);
  const used = usedIn([shown.body, ...field, shared], statements);
  const needed = new Set([...statements].filter(([name]) => used.has(name)).map(([, each]) => each));
  if (needed.size === 0) return null;
  const text = example.slice(shown.body.start ?? 0, shown.body.end ?? 0);
  const element = linesOf(shared ? text.replace(/<[A-Z]\w*(<\w+>)?/u, `$& {...${shared.name}}`) : text);
  const attributes = field.map((each) => {
    const [, name, value = name] = /^(\w+)(?:: (.*))?$/u.exec(print(each)) ?? [];
    return `${name}=${value?.startsWith("'") ? `"${value.slice(1, -1)}"` : `{${value}}`}`;
  });
  const tag = `<Field ${attributes.join(' ')}>`;
  const lines = [
    ...(field.length > 0 ? ["import { Field } from '#src/components/Field/Field.tsx';"] : []),
    ...[...needed].flatMap((each) =>
      t.isImportDeclaration(each) ? importLine(each, used) : ['', print(each)],
    ),
    '',
    ...(field.length > 0 ? [tag, ...element.map((line) => `  ${line}`), '</Field>'] : element),
  ];
  // A spy is its handler, or one that does nothing.
  return lines.join('\n').replaceAll(/\bfn\((async .*? => [^}\n]*)?\)/gu, (_, spied) => spied ?? '() => {}');
}

/**
 * Makes code to paste of the examples that Storybook writes into story files: `Story.input.parameters = { … code }`. Only
 * the library has code, and the panel *Code* where it is: a screen is not pasted.
 */
export function pasteCode(enrich: CsfEnricher): CsfEnricher {
  return async (csf, source) => {
    const { body } = csf._ast.program;
    const { length } = body;
    await enrich(csf, source);
    const examples = body.splice(length);
    if (!source._meta?.title?.startsWith('Library/')) return;
    for (const example of examples) {
      const story = /^\w+/u.exec(print(example))?.[0] ?? '';
      t.traverseFast(example, (node) => {
        if (!t.isObjectProperty(node) || !t.isIdentifier(node.key, { name: 'docs' })) return;
        const docs = node.value as t.ObjectExpression;
        t.traverseFast(docs, (part) => {
          if (!t.isObjectProperty(part) || !t.isStringLiteral(part.value)) return;
          const text = pasted(part.value.value, source, story);
          if (text === null) return;
          part.value.value = text;
          docs.properties.push(t.objectProperty(t.identifier('codePanel'), t.booleanLiteral(true)));
          body.push(example);
        });
      });
    }
  };
}
