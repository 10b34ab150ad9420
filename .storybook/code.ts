import { babelParse, generate, types as t, traverse } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';
import type { CsfEnricher } from 'storybook/internal/types';

/** What a code needs and does not declare: values, and names of types. */
function needsOf(code: string): { readonly values: readonly string[]; readonly types: readonly string[] } {
  const values: string[] = [];
  const types: string[] = [];
  traverse(babelParse(code), {
    Program: ({ scope }) => void values.push(...Object.keys(scope.globals)),
    TSTypeReference: ({ node: { typeName } }) => void (t.isIdentifier(typeName) && types.push(typeName.name)),
  });
  return { values, types };
}

/** The properties of the Field around a story: those of `inField` in a node. */
function fieldOf(node: t.Node | null | undefined): string | undefined {
  let given: t.Node | undefined;
  if (node)
    t.traverseFast(node, (found) => {
      if (t.isCallExpression(found) && t.isIdentifier(found.callee, { name: 'inField' }))
        [given] = found.arguments;
    });
  if (!t.isObjectExpression(given)) return;
  return given.properties
    .flatMap((property) => {
      if (!t.isObjectProperty(property) || !t.isIdentifier(property.key)) return [];
      const { key, value } = property;
      if (t.isBooleanLiteral(value, { value: true })) return [key.name];
      const text = generate(value).code;
      return [t.isStringLiteral(value) ? `${key.name}="${value.value}"` : `${key.name}={${text}}`];
    })
    .join(' ');
}

/** The element of a component as Storybook writes it, without what is only right in a story file. */
function elementOf(snippet: string, field: string | undefined): string | null {
  const [, written] = /^const \w+ = \(\) => ([\s\S]*);\s*$/u.exec(snippet) ?? [];
  const element = written
    ?.replace(/^\(\s*([\s\S]*?)\s*\)$/u, '$1')
    // Storybook keeps the parentheses of an element that spans lines, also as a text of the element around it.
    .replace(/([{>])\((<[\s\S]*?>)\s*\)(?=\}|<\/)/gu, (_, before: string, inner: string) =>
      before === '{' ? `{${inner}` : `>\n    ${inner}\n  `,
    )
    .replaceAll('fn()', '() => {}');
  if (!element?.startsWith('<')) return null;
  // It is written as it stands after `const`, one level deeper.
  return field === undefined ? element.replace(/^ {2}/gmu, '') : `<Field ${field}>\n  ${element}\n</Field>`;
}

/**
 * The code of a story to paste: imports, what the file declares for it, and the element. Null when it needs more than
 * that, such as a helper of the stories: it would not run elsewhere.
 */
export function codeToPaste(snippet: string, file: t.Program, field?: string): string | null {
  const element = elementOf(snippet, field);
  if (element === null) return null;
  const imports = new Map<string, string[]>();
  const declared: string[] = [];
  const seen = new Set<string>();
  if (field !== undefined) {
    seen.add('Field');
    imports.set('#src/components/Field/Field.tsx', ['Field']);
  }

  /** Adds what a name means in the file; false when that is not to be had elsewhere. */
  function addName(name: string): boolean | null {
    seen.add(name);
    for (const statement of file.body) {
      if (t.isImportDeclaration(statement)) {
        const from = statement.source.value;
        const specifier = statement.specifiers.find(({ local }) => local.name === name);
        if (!specifier) continue;
        imports.set(from, [...(imports.get(from) ?? []), generate(specifier).code]);
        return !/^(?:\.|storybook|#(?!src))/u.test(from);
      }
      const declares =
        (t.isTSInterfaceDeclaration(statement) || t.isTSTypeAliasDeclaration(statement)
          ? [statement.id.name]
          : Object.keys(t.getBindingIdentifiers(statement))
        ).includes(name) && !t.isExportNamedDeclaration(statement);
      if (!declares) continue;
      const text = generate(statement).code.replaceAll('fn()', '() => {}');
      if (!addNeeds(text)) return false;
      declared.push(text);
      return true;
    }
    return null;
  }

  function addNeeds(code: string): boolean {
    const { values, types } = needsOf(code);
    const isKnown = (name: string) => name in globalThis || types.includes(name);
    return [...values, ...types].every((name) => seen.has(name) || (addName(name) ?? isKnown(name)));
  }

  if (!addNeeds(element) || imports.size === 0) return null;
  const lines = [...imports].map(([from, names]) => `import { ${names.join(', ')} } from '${from}';`);
  return [lines.toSorted().join('\n'), ...declared, element].join('\n\n');
}

/** The value of a property in a node. */
function propertyOf(name: string, node: t.Node): t.Node | undefined {
  let value: t.Node | undefined;
  t.traverseFast(node, (found) => {
    if (t.isObjectProperty(found) && t.isIdentifier(found.key, { name })) value = found.value;
  });
  return value;
}

/** The parts of the file that say which Field is around a story: its own, else those of the file. */
function fieldAround({ _storyExports, _metaNode }: CsfFile, name: string): string | undefined {
  return fieldOf(_storyExports[name]) ?? fieldOf(_metaNode);
}

/**
 * Replaces the code that Storybook writes into a story file. A story without code to paste has none: that of a screen, or
 * of a file whose args another file has.
 */
export const enrichCode =
  (write: CsfEnricher): CsfEnricher =>
  async (csf, csfSource) => {
    const { body } = csf._ast.program;
    const before = body.length;
    if (csf._meta?.title?.startsWith('Library/')) await write(csf, csfSource);
    for (const statement of body.splice(before)) {
      const name = generate(statement).code.split('.', 1)[0] ?? '';
      const [docs, code] = [propertyOf('docs', statement), propertyOf('code', statement)];
      if (!t.isObjectExpression(docs) || !t.isStringLiteral(code)) continue;
      if (t.isIdentifier(csfSource._metaAnnotations['args'])) continue;
      const pasted = codeToPaste(code.value, csfSource._ast.program, fieldAround(csfSource, name));
      if (pasted === null) continue;
      code.value = pasted;
      docs.properties.push(t.objectProperty(t.identifier('codePanel'), t.booleanLiteral(true)));
      body.push(statement);
    }
  };
