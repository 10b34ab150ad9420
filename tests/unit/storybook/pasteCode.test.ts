import { babelParse, recast } from 'storybook/internal/babel';
import { type CsfFile, loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { pasteCode } from '#storybook/pasteCode.ts';

const stories = (title: string) => `
import { Mail } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { AmountInput, TextInput } from '#src/components/TextInput/TextInput.tsx';
import { shared } from './shared.ts';
import { inField } from './form.tsx';
import preview from '#storybook/preview.tsx';

const label = 'Name';
const start = <Mail />;

const meta = preview.meta({ title: '${title}', component: TextInput, args: { ...shared, value: '' } });
export const Default = meta.story({ args: { start }, decorators: [inField({ label, hint: 'As in the passport: all', required: true })] });
`;

/** Adds the example of a story as Storybook does. */
const adds = (example: string) => async (csf: CsfFile) => {
  const statement = `Default.input.parameters = { ...Default.input.parameters, docs: {
    ...Default.input.parameters?.docs, source: { code: ${JSON.stringify(example)}, ...Default.input.parameters?.docs?.source } } };`;
  csf._ast.program.body.push(...babelParse(statement).program.body);
};

/** What is added to the file of a story with this title and this example. */
async function added(title: string, example: string): Promise<string> {
  const parse = () => loadCsf(stories(title), { makeTitle: () => title }).parse();
  const csf = parse();
  const { length } = csf._ast.program.body;
  await pasteCode(adds(example))(csf, parse());
  return csf._ast.program.body
    .slice(length)
    .map((statement) => recast.print(statement).code)
    .join('\n');
}

const example = `const Default = () => <TextInput
    value=""
    start={start}
    onValueChange={fn()} />;`;

it('is the element in its Field, after the imports and constants that it needs, without spies', async () => {
  const statement = await added('Library/Fields/TextInput', example);
  const [, code = '""'] = /code: ("(?:[^"\\]|\\.)*")/u.exec(statement) ?? [];
  expect(JSON.parse(code)).toBe(`import { Field } from '#src/components/Field/Field.tsx';
import { Mail } from 'lucide-react';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { shared } from './shared.ts';

const label = 'Name';

const start = <Mail />;

<Field label={label} hint="As in the passport: all" required={true}>
  <TextInput {...shared}
    value=""
    start={start}
    onValueChange={() => {}} />
</Field>`);
  expect(statement).toContain('codePanel: true');
});

it.each([
  ['a screen', 'Screens/Both Portals/Profile', example],
  ['a story of its own function', 'Library/Fields/TextInput', 'const Default = ({ a }) => <p>{a}</p>;'],
])('%s has no code', async (_, title, given) => {
  expect(await added(title, given)).toBe('');
});
