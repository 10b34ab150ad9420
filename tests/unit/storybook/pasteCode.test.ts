import { babelParse, recast } from 'storybook/internal/babel';
import { type CsfFile, loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { pasteCode } from '#storybook/pasteCode.ts';

const stories = (title: string) => `
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { AmountInput, TextInput } from '#src/components/TextInput/TextInput.tsx';
import { shared } from './shared.ts';
import { controlled, inField } from './form.tsx';
import preview from '#storybook/preview.tsx';

interface Other {}
const Controlled = controlled(TextInput);
const InField = inField(Controlled);
const text = 'Name';
const start = <Mail />;
const onBlur = fn((event: React.FocusEvent) => event.preventDefault());
const [first, second] = [text, text];
function useOther() {
  return useState(second);
}

const meta = preview.meta({ title: '${title}', component: TextInput, args: { ...shared, value: '' }, render: InField });
export const Default = meta.story({ args: { label: first, hint: 'As in the passport: all', required: true, start } });
export const Alone = meta.story({ render: Controlled });
`;

/** What is added to the file of a story with this title, where Storybook adds this example. */
async function added(title: string, story: string, example: string): Promise<string> {
  const parse = () => loadCsf(stories(title), { makeTitle: () => title }).parse();
  const csf = parse();
  const { length } = csf._ast.program.body;
  const addExample = async ({ _ast }: CsfFile) => {
    const source = `source: { code: ${JSON.stringify(example)}, ...${story}.input.parameters?.docs?.source }`;
    const docs = `docs: { ...${story}.input.parameters?.docs, ${source} }`;
    const statement = `${story}.input.parameters = { ...${story}.input.parameters, ${docs} };`;
    _ast.program.body.push(...babelParse(statement).program.body);
  };
  await pasteCode(addExample)(csf, parse());
  return csf._ast.program.body
    .slice(length)
    .map((statement) => recast.print(statement).code)
    .join('\n');
}

async function codeOf(story: string, example: string): Promise<string> {
  const statement = await added('Library/Fields/TextInput', story, example);
  expect(statement).toContain(`${story}.input.parameters = `);
  expect(statement).toContain('codePanel: true');
  const [, code = '""'] = /code: ("(?:[^"\\]|\\.)*")/u.exec(statement) ?? [];
  return JSON.parse(code);
}

const example = `const Default = () => <TextInput
    label={first}
    hint="As in the passport: all"
    required
    value=""
    start={start}
    size={undefined}
    onBlur={onBlur}
    onClick={fn()}
    onValueChange={fn()} />;`;

it('is a component of the element in its Field, with its state, after what it needs, without spies', async () => {
  expect(await codeOf('Default', example)).toBe(`import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Field } from '#src/components/Field/Field.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { shared } from './shared.ts';

const text = 'Name';

const start = <Mail />;

const onBlur = (event: React.FocusEvent) => event.preventDefault();

const [first, second] = [text, text];

export function Example() {
  const [value, setValue] = useState('');

  return (
    <Field label={first} hint="As in the passport: all" required>
      <TextInput
        {...shared}
        value={value}
        start={start}
        onBlur={onBlur}
        onClick={() => {}}
        onValueChange={setValue}
      />
    </Field>
  );
}`);
});

it('is the element alone where the story has no Field', async () => {
  expect(
    await codeOf('Alone', 'const Alone = () => <TextInput label="Name" checked onCheckedChange={fn()} />;'),
  ).toBe(`import { useState } from 'react';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { shared } from './shared.ts';

export function Example() {
  const [checked, setChecked] = useState(true);

  return <TextInput {...shared} label="Name" checked={checked} onCheckedChange={setChecked} />;
}`);
});

it.each([
  ['a screen', 'Screens/Both Portals/Profile', example],
  ['a story of its own function', 'Library/Fields/TextInput', 'const Default = ({ a }) => <p>{a}</p>;'],
  ['a story with hooks', 'Library/Fields/TextInput', 'const Default = () => { return <p />; };'],
])('%s has no code', async (_, title, given) => {
  expect(await added(title, 'Default', given)).toBe('');
});
