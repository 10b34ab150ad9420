import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { babelParse, recast, types as t } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';
import type { CsfEnricher } from 'storybook/internal/types';

const print = (node: t.Node) => recast.print(node).code;
const helpers = { useState: 'react', Field: '#src/components/Field/Field.tsx' };
const namesOf = (node: t.Node) => Object.keys(t.getBindingIdentifiers(node));

/** The names that a node uses, and those that the used constants and functions use. */
function usedIn(node: t.Node, statements: ReadonlyMap<string, t.Node>, used = new Set<string>()) {
  const keys = new Set<t.Node>();
  t.traverseFast(node, (part) => {
    if (t.isJSXAttribute(part)) keys.add(part.name);
    if (t.isObjectProperty(part) && !part.shorthand) keys.add(part.key);
    if (!(t.isIdentifier(part) || t.isJSXIdentifier(part)) || keys.has(part) || used.has(part.name)) return;
    used.add(part.name);
    const statement = statements.get(part.name);
    if (statement && !t.isImportDeclaration(statement)) usedIn(statement, statements, used);
  });
  return used;
}

/** Gives `value` and `onValueChange={fn()}` of an element a state and its setter; the lines of these states. */
function takeStates(given: t.JSXOpeningElement['attributes']): readonly string[] {
  const attributes = given.filter((each) => t.isJSXAttribute(each));
  return attributes.flatMap((change) => {
    const [, state = ''] = /^on(\w+)Change=\{fn\(\)\}$/u.exec(print(change)) ?? [];
    const name = state.charAt(0).toLowerCase() + state.slice(1);
    const kept = attributes.find((each) => each.name.name === name);
    const value = kept?.value ?? t.booleanLiteral(true);
    const start = t.isJSXExpressionContainer(value) ? value.expression : value;
    // The type of another state is not known from its first value.
    if (!kept || !t.isLiteral(start) || t.isNullLiteral(start)) return [];
    kept.value = t.jsxExpressionContainer(t.identifier(name));
    change.value = t.jsxExpressionContainer(t.identifier(`set${state}`));
    return `const [${name}, set${state}] = useState(${print(start)});`;
  });
}

/** Storybook's example of a story, `const Default = () => <Button />`, as code that runs; empty without a component. */
function pasted(example: string, source: CsfFile, story: string): string {
  const [declaration] = babelParse(example).program.body;
  const shown = t.isVariableDeclaration(declaration) ? declaration.declarations[0]?.init : null;
  if (!t.isArrowFunctionExpression(shown) || shown.params[0] || !t.isExpression(shown.body)) return '';
  const root = t.isJSXElement(shown.body) ? shown.body.openingElement : null;
  const given = (root?.attributes ?? []).filter((each) => !print(each).endsWith('={undefined}'));
  const { _metaAnnotations: meta, _storyAnnotations: stories } = source;
  // Storybook leaves out args that are another file's constant.
  const [first] = t.isObjectExpression(meta['args']) ? meta['args'].properties : [];
  const constant = t.isSpreadElement(first) ? first.argument : meta['args'];
  const shared = t.isIdentifier(constant) ? `{...${constant.name}}` : '';
  const body = source._ast.program.body.filter((each) => !t.isExportDeclaration(each));
  const statements = new Map(body.flatMap((each) => namesOf(each).map((name) => [name, each] as const)));
  // `const InField = inField(controlled(…))` of `render: InField` gives some args to a Field, and keeps a state.
  const render = statements.get(print(stories[story]?.['render'] ?? meta['render'] ?? shown));
  const helper = render ? print(render) : '';
  const states = /controlled/iu.test(helper) ? takeStates(given) : [];
  const inField = helper.includes(' = inField(');
  const ofField = (each: t.Node) => inField && /^(label|hint|error|required)\b/u.test(print(each));
  if (root) root.attributes = given.filter((each) => !ofField(each));
  const element = print(shown.body).replace(/<[A-Z]\w*(<\w+>)?/u, `$& ${shared}`);
  const field = given.filter(ofField).map(print).join(' ');
  const whole = inField ? `<Field ${field}>${element}</Field>` : element;
  const component = `export function Example() {\n${states.join('\n')}\n\nreturn (${whole});\n}`;
  const code = states.length > 0 ? component : `${whole};`;
  const used = usedIn(babelParse(code), statements);
  const added = Object.entries(helpers).filter(([name]) => used.has(name) && !statements.has(name));
  const needed = body.filter((each) => namesOf(each).some((name) => name !== 'fn' && used.has(name)));
  const lines = needed.map((each) =>
    t.isImportDeclaration(each)
      ? print({ ...each, specifiers: each.specifiers.filter(({ local }) => used.has(local.name)) })
      : `\n${print(each)}`,
  );
  const imports = added.map(([name, from]) => `import { ${name} } from '${from}';`);
  // A spy is its function, or one that does nothing.
  const spy = /\bfn\(((?:async )?\(.*? => (?:[^()\n]|\(\))+)?\)/gu;
  return [...imports, ...lines, '', code].join('\n').replaceAll(spy, (_, does) => does ?? '() => {}');
}

const between = '\nNEXT;\n';
/** Formats codes as the project's own; one process formats all of a file. */
async function formatted(codes: readonly string[]): Promise<readonly string[]> {
  const options = ['--write', '--linter-enabled=false', '--stdin-file-path=stories/code.tsx'];
  const run = promisify(execFile)('node_modules/.bin/biome', ['check', ...options]);
  run.child.stdin?.end(codes.join(between));
  return (await run).stdout.split(between).map((code) => code.trim().replace(/;$/u, ''));
}

/**
 * Makes code to paste of the examples that Storybook writes into story files: `Story.input.parameters = { … code }`. Only
 * the library has code, and the panel *Code* where it is: a screen is not pasted.
 */
export function pasteCode(enrich: CsfEnricher): CsfEnricher {
  return async (csf, source) => {
    const { body } = csf._ast.program;
    const { length } = body;
    // Storybook would print the parentheses around an element of several lines as text within another element.
    t.traverseFast(source._ast, (node) => {
      if (t.isJSXElement(node)) delete node.extra;
    });
    await enrich(csf, source);
    const examples = body.splice(length).map(print);
    if (!source._meta?.title?.startsWith('Library/')) return;
    const codes = examples.flatMap((statement) => {
      const [, story = '', example = '""'] = /^(\w+).*? code: ("(?:[^"\\]|\\.)*")/su.exec(statement) ?? [];
      const code = pasted(JSON.parse(example), source, story);
      return code ? [{ story, code }] : [];
    });
    if (codes.length === 0) return;
    const texts = await formatted(codes.map(({ code }) => code));
    for (const [at, { story }] of codes.entries()) {
      const input = `${story}.input.parameters`;
      const text = `source: { code: ${JSON.stringify(texts[at])}, ...${input}?.docs?.source }`;
      const docs = `docs: { ...${input}?.docs, codePanel: true, ${text} }`;
      body.push(...babelParse(`${input} = { ...${input}, ${docs} };`).program.body);
    }
  };
}
